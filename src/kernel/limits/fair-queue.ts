/** Waiting work of several groups. */
export interface FairQueue<Item> {
  readonly size: number;
  /** The number of groups with waiting work. */
  readonly groups: number;
  sizeOf(group: unknown): number;
  /** Returns how many items are served before the next one that the group adds. */
  ahead(group: unknown): number;
  entries(): (readonly [group: unknown, item: Item])[];
  push(group: unknown, item: Item): void;
  /** Takes the oldest item of the group whose turn it is. */
  next(): Item | undefined;
  remove(group: unknown, item: Item): void;
}

/** Returns how many items are served before the next one that the group adds. */
function itemsBefore(group: unknown, groups: ReadonlyMap<unknown, readonly unknown[]>): number {
  const own = groups.get(group)?.length ?? 0;
  let ahead = own;
  let turns = own + 1;
  for (const [other, { length }] of groups) {
    // Groups behind this one have one turn less until then.
    if (other === group) turns = own;
    else ahead += Math.min(length, turns);
  }
  return ahead;
}

/** Serves the groups in turn, so that a group with much work does not delay the others. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns. */
  const groups = new Map<unknown, Item[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    get groups() {
      return groups.size;
    },
    sizeOf: (group) => groups.get(group)?.length ?? 0,
    ahead: (group) => itemsBefore(group, groups),
    entries: () =>
      [...groups].flatMap(([group, items]) => items.map((item) => [group, item] as const)),
    push(group, item) {
      const items = groups.get(group);
      if (items === undefined) groups.set(group, [item]);
      else items.push(item);
      size += 1;
    },
    next() {
      const turn = groups.entries().next();
      if (turn.done) return undefined;
      const [group, items] = turn.value;
      const item = items.shift();
      groups.delete(group);
      if (items.length > 0) groups.set(group, items);
      size -= 1;
      return item;
    },
    remove(group, item) {
      const items = groups.get(group) ?? [];
      const place = items.indexOf(item);
      if (place === -1) return;
      items.splice(place, 1);
      if (items.length === 0) groups.delete(group);
      size -= 1;
    },
  };
}
