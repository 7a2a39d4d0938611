export type Scalar = string | number | boolean | null;

export interface Change {
  readonly path: string;
  readonly before: Scalar;
  readonly after: Scalar;
}

/** A document of 500 lines can have many thousands of changes; more than this are unreadable. */
const maxChanges = 1000;
const maxPath = 500;

/** Returns all values in a value by their paths. An empty object or list has none. */
function leavesOf(value: unknown, path: string, leaves: Map<string, Scalar>): void {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      leavesOf(inner, path === '' ? name : `${path}.${name}`, leaves);
    }
  } else if (path !== '' && path.length <= maxPath) leaves.set(path, value as Scalar);
}

/**
 * Returns the values that differ between two records: those of the first, then new ones of the
 * second.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [new Map<string, Scalar>(), new Map<string, Scalar>()];
  leavesOf(before, '', old);
  leavesOf(after, '', now);
  const changes: Change[] = [];
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const change = { path, before: old.get(path) ?? null, after: now.get(path) ?? null };
    if (change.before !== change.after) changes.push(change);
    if (changes.length === maxChanges) break;
  }
  return changes;
}
