/**
 * Returns the items of each company, in their order. A statement takes one company, because a distributed database finds
 * its rows by a parameter, not by an array of companies.
 */
export function byCompany<Item extends { readonly companyId: number }>(
  items: readonly Item[],
): [companyId: number, own: Item[]][] {
  const found = new Map<number, Item[]>();
  for (const item of items) {
    const own = found.get(item.companyId);
    if (own === undefined) found.set(item.companyId, [item]);
    else own.push(item);
  }
  return [...found];
}
