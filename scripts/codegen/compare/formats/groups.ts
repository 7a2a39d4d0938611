import type { Change } from '../change.js';

/** A change that several operations share because they use the same schema. */
export interface ChangeGroup {
  readonly change: Change;
  readonly operations: readonly string[];
}

/** Groups changes that differ only in their operation. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  const groups = new Map<string, { change: Change; operations: Set<string> }>();
  for (const change of changes) {
    const { operation, place, rule, detail, breaks } = change;
    const key = JSON.stringify([place, rule, detail, breaks]);
    const group = groups.get(key) ?? { change, operations: new Set() };
    group.operations.add(operation);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ change, operations }) => {
    return { change, operations: [...operations] };
  });
}

/** The number of operations that a group names. */
const maxNamed = 4;

/** Returns the operations as Markdown. */
export function operationText(operations: readonly string[]): string {
  const named = operations.slice(0, maxNamed).map((operation) => `\`${operation}\``);
  const more = operations.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
