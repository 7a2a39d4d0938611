/**
 * Waits for the results of several statements, which share round trips because they are sent together.
 *
 *   const { order, stock } = await together({ order: findOrder(trx, id), stock: lockStock(trx, places) });
 */
export async function together<Results extends Readonly<Record<string, unknown>>>(
  work: {
    readonly [Name in keyof Results]: Promise<Results[Name]>;
  },
): Promise<Results> {
  const names = Object.keys(work);
  const results = await Promise.all(Object.values(work));
  return Object.fromEntries(names.map((name, index) => [name, results[index]])) as Results;
}
