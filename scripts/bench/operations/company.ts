import type { SvcErp } from '../../../sdk/erp/index.js';
import type { SvcKyc } from '../../../sdk/kyc/index.js';
import { below, type Random } from '../random.js';

/** The clients that call a server, and what they need to know of it. */
export interface Callers {
  readonly baseUrl: string;
  /** Accepts webhooks. */
  readonly hookUrl: string;
  readonly erp: SvcErp;
  /** For live data. */
  readonly kyc: SvcKyc;
  /** For test data, whose checks the sandbox answers. */
  readonly sandbox: SvcKyc;
  /** Has the scopes that only the operator gives. */
  readonly operator: SvcKyc;
  /** Another company, with a client for its test data. */
  readonly other: { readonly code: string; readonly sandbox: SvcKyc };
}

/** A company with products in stock. */
export interface Company extends Callers {
  readonly warehouseIds: readonly [number, number];
  readonly productIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly vendorIds: readonly number[];
}

const inFlight = 8;

/** Makes so many calls, a few at a time. */
export async function callMany<T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await call(at);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return results;
}

/** Adds two warehouses, 2,000 products with stock, 300 customers and 50 vendors through the API. */
export async function fillCompany(callers: Callers): Promise<Company> {
  const { erp } = callers;
  const warehouse = async (code: string) =>
    (await erp.inventory.createWarehouse({ code, name: `Warehouse ${code}` })).data.id;
  const warehouseIds = [await warehouse('B1'), await warehouse('B2')] as const;
  const productIds = await callMany(2000, async (at) => {
    const product = { code: `B-${at}`, name: `Bolt size ${100 + (at % 100)}`, price: 10 };
    return (await erp.products.create(product)).data.id;
  });
  const hundreds = Array.from({ length: productIds.length / 100 }, (_none, at) =>
    productIds.slice(at * 100, at * 100 + 100),
  );
  for (const warehouseId of warehouseIds) {
    for (const ids of hundreds) {
      const lines = ids.map((productId) => ({ productId, quantityDelta: 100_000, unitCost: 5 }));
      await erp.inventory.adjust({ warehouseId, reason: 'found', lines });
    }
  }
  const terms = { paymentTerms: 'CREDITO_30' } as const;
  const customerIds = await callMany(300, async (at) => {
    return (await erp.customers.create({ name: `Customer ${at}`, ...terms })).data.id;
  });
  const vendorIds = await callMany(50, async (at) => {
    return (await erp.vendors.create({ name: `Vendor ${at}`, ...terms })).data.id;
  });
  return { ...callers, warehouseIds, productIds, customerIds, vendorIds };
}

/** Returns one of the ids. */
export const oneOf = (random: Random, ids: readonly number[]): number =>
  ids[below(random, ids.length)] ?? 0;

/** Returns three products in the order of their ids. */
export function threeOf(random: Random, ids: readonly number[]): number[] {
  const chosen = new Set<number>();
  while (chosen.size < 3) chosen.add(oneOf(random, ids));
  return [...chosen].sort((left, right) => left - right);
}
