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

/** Waiting work of several groups, which are served in turn, so that a group with much work does not delay the others. */
export class FairQueue<Item> {
  /** In the order of their turns. */
  readonly #groups = new Map<unknown, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of groups with waiting work. */
  get groups(): number {
    return this.#groups.size;
  }

  sizeOf(group: unknown): number {
    return this.#groups.get(group)?.length ?? 0;
  }

  /** Returns how many items are served before the next one that the group adds. */
  ahead(group: unknown): number {
    return itemsBefore(group, this.#groups);
  }

  entries(): (readonly [group: unknown, item: Item])[] {
    return [...this.#groups].flatMap(([group, items]) =>
      items.map((item) => [group, item] as const),
    );
  }

  push(group: unknown, item: Item): void {
    const items = this.#groups.get(group);
    if (items === undefined) this.#groups.set(group, [item]);
    else items.push(item);
    this.#size += 1;
  }

  /** Takes the oldest item of the group whose turn it is. */
  next(): Item | undefined {
    const turn = this.#groups.entries().next();
    if (turn.done) return undefined;
    const [group, items] = turn.value;
    const item = items.shift();
    this.#groups.delete(group);
    if (items.length > 0) this.#groups.set(group, items);
    this.#size -= 1;
    return item;
  }

  remove(group: unknown, item: Item): void {
    const items = this.#groups.get(group) ?? [];
    const place = items.indexOf(item);
    if (place === -1) return;
    items.splice(place, 1);
    if (items.length === 0) this.#groups.delete(group);
    this.#size -= 1;
  }
}
