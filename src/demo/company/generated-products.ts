import { ensureCategory, insertProducts, type ProductInput } from '../../erp/products/index.js';
import type { Db } from '../../kernel/db/client.js';
import type { Pool } from '../../kernel/db/pool.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import type { Operator } from '../../kernel/operator/operator.js';
import { lastNumber } from './product-queries.js';

const things = [
  'Tornillo',
  'Válvula',
  'Bombilla',
  'Cañería',
  'Batería',
  'Enchufe',
  'Sartén',
  'Cepillo',
  'Búcaro',
  'Candado',
];
const kinds = [
  'clásico',
  'económico',
  'reforzado',
  'de acero',
  'de latón',
  'galvanizado',
  'pequeño',
  'señorial',
];
const colours = ['blanco', 'negro', 'marrón', 'añil', 'rojo', 'verde', 'gris'];
const categories = ['Generados A', 'Generados B', 'Generados C', 'Generados D'];

const chunkRows = 5_000;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

function productOf(number: number, categoryIds: readonly number[]): ProductInput {
  const words = [
    pick(things, number),
    pick(kinds, Math.floor(number / things.length)),
    pick(colours, number * 3),
  ];
  return {
    code: `GEN-${String(number).padStart(7, '0')}`,
    name: `${words.join(' ')} n.º ${number}`,
    unit: 'unidad',
    categoryId: pick(categoryIds, number * 7) ?? null,
    // Prices over four orders of magnitude, with cents.
    price: (((number * 7_919) % 1_000_000) + 100) / 100,
  };
}

async function nextGenerated(db: Db, companyId: number): Promise<number> {
  const [row] = await lastNumber(db, { companyId });
  return (row?.last ?? 0) + 1;
}

/** Adds many products for load tests. They are always the same, and numbered after the existing ones. */
export async function addGeneratedProducts(
  db: Pool,
  count: number,
  company: { readonly currencyCode: string; readonly operator: Operator },
  onProgress: (done: number) => void,
): Promise<void> {
  const { operator, currencyCode } = company;
  const { companyId, now } = operator;
  for (let done = 0; done < count; ) {
    const rows = Math.min(chunkRows, count - done);
    await inTransaction(db, async (trx) => {
      const first = await nextGenerated(trx, companyId);
      const ids: number[] = [];
      for (const name of categories) ids.push(await ensureCategory(trx, companyId, name, now));
      const numbers = Array.from({ length: rows }, (_, at) => first + at);
      const products = numbers.map((number) => productOf(number, ids));
      await insertProducts(trx, operator, currencyCode, products);
    });
    done += rows;
    onProgress(done);
  }
}
