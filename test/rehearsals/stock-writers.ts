import { setTimeout as sleep } from 'node:timers/promises';
import { type SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { expect } from '../support/jest.js';
import { until } from '../support/until.js';

interface Goods {
  readonly productId: number;
  readonly warehouseId: number;
}

interface Acknowledged {
  readonly id: number;
  readonly at: number;
}

/** Writers that add one piece at a time to the stock of a product. */
export interface StockWriters {
  readonly acknowledged: readonly Acknowledged[];
  /** Resolves after so many more acknowledged writes. */
  more(count: number): Promise<void>;
  /** Ends the writers once their last calls are acknowledged, and expects each write once in the books. */
  finish(): Promise<void>;
}

async function createGoods(client: SvcErp, code: string): Promise<Goods> {
  const [warehouse] = (await client.inventory.warehouses({ sortBy: 'id' })).data;
  const { data: product } = await client.products.create({ code, name: code, price: 1 });
  return { productId: product.id, warehouseId: warehouse?.id ?? 0 };
}

/** Other refusals are faults of the server. A proxy answers 502 or 504 for a server that is lost. An attempt that PostgreSQL has not ended still holds its key. */
const isOutage = (error: unknown): boolean =>
  error instanceof SvcErpError &&
  ([0, 502, 503, 504].includes(error.statusCode) || error.code === 'idempotency_in_progress');

async function addPiece(client: SvcErp, goods: Goods, idempotencyKey: string): Promise<number> {
  const lines = [{ productId: goods.productId, quantityDelta: 1, unitCost: 1 }];
  const body = { warehouseId: goods.warehouseId, reason: 'found', lines } as const;
  return (await client.inventory.adjust(body, { idempotencyKey })).data.id;
}

/** Repeats a call that an outage ends, each time with the same key. */
async function untilAcknowledged(work: () => Promise<number>): Promise<number> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await sleep(100);
    }
  }
}

/** Expects that every acknowledged write is in the books, and no other one. */
async function expectOnce(client: SvcErp, { productId }: Goods, ids: readonly number[]) {
  expect(new Set(ids).size).toBe(ids.length);
  const { data: product } = await client.products.get(productId);
  const { totalCount } = await client.inventory.movements({ productId, pageSize: 1 });
  expect([product.stock, totalCount]).toEqual([ids.length, ids.length]);
}

/** Starts two writers for each client. */
export async function startStockWriters(
  [client, ...others]: readonly [SvcErp, ...SvcErp[]],
  code: string,
): Promise<StockWriters> {
  const goods = await createGoods(client, code);
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const write = async (one: SvcErp, worker: number): Promise<void> => {
    for (let n = 1; !isOver; n += 1) {
      const id = await untilAcknowledged(() => addPiece(one, goods, `${code}-${worker}-${n}`));
      acknowledged.push({ id, at: performance.now() });
    }
  };
  const clients = [client, ...others];
  const done = Promise.all([...clients, ...clients].map(write));
  return {
    acknowledged,
    async more(count) {
      const enough = acknowledged.length + count;
      await Promise.race([done, until(() => acknowledged.length >= enough)]);
    },
    async finish() {
      isOver = true;
      await done;
      const ids = acknowledged.map(({ id }) => id);
      await expectOnce(client, goods, ids);
    },
  };
}
