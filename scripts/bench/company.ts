import { SvcErp } from '../../sdk/erp/index.js';
import type { RunningServer } from './servers.js';

/** A company in a running server, the same on every side of a comparison. */
export interface Company {
  /** One login for each connection, so that no two requests under way have the same caller. */
  readonly tokens: readonly string[];
  readonly warehouseIds: readonly number[];
  readonly productIds: readonly number[];
  readonly customerIds: readonly number[];
}

const productCount = 2000;
const customerCount = 300;
const callsUnderWay = 8;

/** Makes so many calls, a few at a time, and returns their results in order. */
async function callMany<T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await call(at);
    }
  };
  await Promise.all(Array.from({ length: callsUnderWay }, work));
  return results;
}

async function addStock(erp: SvcErp, warehouseId: number, productIds: readonly number[]) {
  for (let at = 0; at < productIds.length; at += 100) {
    const lines = productIds
      .slice(at, at + 100)
      .map((productId) => ({ productId, quantityDelta: 1_000_000, unitCost: 5 }));
    await erp.inventory.adjust({ warehouseId, reason: 'found', lines });
  }
}

/** Adds two warehouses, 2,000 products with stock and 300 customers to the demo company of a server through the API. */
export async function fillCompany(
  { baseUrl, email, password }: RunningServer,
  connections: number,
): Promise<Company> {
  const visitor = new SvcErp({ baseUrl });
  const tokens = await callMany(connections, async () => {
    return (await visitor.auth.login({ email, password })).data.token;
  });
  const erp = new SvcErp({ baseUrl, headers: { authorization: `Bearer ${tokens[0]}` } });
  const productIds = await callMany(productCount, async (at) => {
    // Forty products share a size, which are two pages of a search.
    const name = `Bolt size ${100 + (at % (productCount / 40))}`;
    return (await erp.products.create({ code: `B-${at}`, name, price: 10 })).data.id;
  });
  const warehouseIds: number[] = [];
  for (const code of ['B1', 'B2']) {
    const { data } = await erp.inventory.createWarehouse({ code, name: `Warehouse ${code}` });
    await addStock(erp, data.id, productIds);
    warehouseIds.push(data.id);
  }
  const customerIds = await callMany(customerCount, async (at) => {
    const customer = { name: `Customer ${at}`, paymentTerms: 'CREDITO_30' } as const;
    return (await erp.customers.create(customer)).data.id;
  });
  return { tokens, warehouseIds, productIds, customerIds };
}
