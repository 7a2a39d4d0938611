import { isDeepStrictEqual } from 'node:util';

/** Both sides changed the same value differently. */
export class MergeConflictError extends Error {}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two states of a JSON value with a common base. Undefined means absent.
 *
 * @param place  names the value in messages
 * @throws {MergeConflictError} with the place that both sides changed
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown, place = ''): unknown {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return ours;
  if (isDeepStrictEqual(base, ours)) return theirs;
  if (isMembers(ours) && isMembers(theirs)) {
    return mergeMembers(isMembers(base) ? base : {}, ours, theirs, place);
  }
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], ours, theirs, place);
  }
  throw new MergeConflictError(`Both sides changed ${place}`);
}

function mergeMembers(base: Members, ours: Members, theirs: Members, place: string): Members {
  const names = mergedOrder(Object.keys(ours), Object.keys(theirs));
  const members = names.map((name) => {
    const at = (side: Members): unknown => (Object.hasOwn(side, name) ? side[name] : undefined);
    return [name, mergeValues(at(base), at(ours), at(theirs), `${place}/${name}`)] as const;
  });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Inserts the names that only the other side has before the next common name. */
function mergedOrder(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const merged = [...ours];
  theirs.forEach((name, index) => {
    if (merged.includes(name)) return;
    const next = theirs.slice(index + 1).find((later) => ours.includes(later));
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, name);
  });
  return merged;
}

/** An item of a list is identified by its name, like a parameter, or else by its text. */
function keyOf(item: unknown): string {
  const { name, in: where } = isMembers(item) ? item : {};
  return typeof name === 'string' ? `${name} ${String(where)}` : JSON.stringify(item);
}

function mergeLists(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
  place: string,
): readonly unknown[] {
  const byKey = (items: readonly unknown[]): Members =>
    Object.fromEntries(items.map((item) => [`key ${keyOf(item)}`, item]));
  return Object.values(mergeMembers(byKey(base), byKey(ours), byKey(theirs), place));
}
