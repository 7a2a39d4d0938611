import type { Knex } from 'knex';
import { ensureCategory } from '../erp/products/index.js';
import type { Db } from '../kernel/db/client.js';
import { normalise } from '../kernel/db/search.js';
import { statement } from '../kernel/db/statement.js';
import { inTransaction } from '../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../kernel/operator.js';

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

interface Chunk {
  readonly codes: string[];
  readonly names: string[];
  readonly categoryIds: number[];
  readonly categoryNames: string[];
  readonly prices: string[];
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

function chunkOf(first: number, count: number, categoryIds: readonly number[]): Chunk {
  const chunk: Chunk = { codes: [], names: [], categoryIds: [], categoryNames: [], prices: [] };
  for (let number = first; number < first + count; number += 1) {
    const name = [
      pick(things, number),
      pick(kinds, Math.floor(number / things.length)),
      pick(colours, number * 3),
    ].join(' ');
    const category = (number * 7) % categories.length;
    chunk.codes.push(`GEN-${String(number).padStart(7, '0')}`);
    chunk.names.push(`${name} n.º ${number}`);
    chunk.categoryIds.push(categoryIds[category] ?? 0);
    chunk.categoryNames.push(pick(categories, category));
    // Spread over four orders of magnitude, with cents.
    chunk.prices.push((((number * 7_919) % 1_000_000) / 100 + 1).toFixed(2));
  }
  return chunk;
}

const insertChunk = statement<object>(
  'demo.insert_products',
  `INSERT INTO products (company_id, currency_code, unit, type, track_stock, created_at, updated_at,
     code, code_key, name, name_key, search_text, category_id, category_name, category_key, price)
   SELECT $1::bigint, $2, 'unidad', 'good', true, $3::timestamptz, $3::timestamptz,
     r.code, lower(r.code), r.name, r.name_key, lower(r.code) || E'\\n' || r.name_key || E'\\n',
     r.category_id, r.category_name, r.category_key, r.price
   FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::numeric[])
     AS r (code, name, name_key, category_id, category_name, category_key, price)`,
);

const lastNumber = statement<{ last: number }>(
  'demo.last_generated',
  `SELECT coalesce(max(substr(p.code, 5)::bigint), 0) AS last FROM products p
   WHERE p.company_id = $1 AND p.code_key ~ '^gen-[0-9]{7,9}$'`,
);

async function nextGenerated(db: Db, companyId: number): Promise<number> {
  const [row] = await lastNumber(db, [companyId]);
  return (row?.last ?? 0) + 1;
}

async function insertRows(
  trx: Knex.Transaction,
  chunk: Chunk,
  currencyCode: string,
  { companyId, now }: Operator,
): Promise<void> {
  await insertChunk(trx, [
    ...[companyId, currencyCode, now],
    ...[chunk.codes, chunk.names, chunk.names.map(normalise)],
    ...[chunk.categoryIds, chunk.categoryNames, chunk.categoryNames.map(normalise), chunk.prices],
  ]);
}

/** Many products for load tests: always the same ones, numbered on from those that are there. */
export async function addGeneratedProducts(
  db: Knex,
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
      await insertRows(trx, chunkOf(first, rows, ids), currencyCode, operator);
      const after = { first, count: rows };
      await auditOperator(trx, operator, { objectType: 'products', objectId: 'generated', after });
    });
    done += rows;
    onProgress(done);
  }
}
