import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { likePattern } from '../../../src/kernel/db/lists/search.js';
import { columnTypes } from '../../../src/kernel/db/numeric.js';
import { dayIn, formatInstant } from '../../../src/kernel/values/time.js';
import { adjustmentSql } from '../ceiling/adjustment.js';
import { createInvoices } from './ceiling-invoice.js';
import { poolSize, type Setting, type Subject } from './served.js';

interface Line {
  readonly productId: number;
  readonly quantityDelta?: number;
  readonly countedQuantity?: number;
  readonly unitCost?: number;
}

interface AdjustmentBody {
  readonly warehouseId: number;
  readonly reason: string;
  readonly notes?: string;
  readonly lines: readonly Line[];
}

interface ListParameters {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string;
}

interface ItemRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly stock_total: string;
  readonly category_name: string | null;
  readonly is_active: boolean;
  readonly currency_code: string;
  readonly unit: string;
  readonly track_stock: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface DetailRow extends ItemRow {
  readonly description: string | null;
  readonly category_id: number | null;
  readonly barcode: string | null;
  readonly type: string;
  readonly tax_rate_id: number | null;
  readonly min_stock: string | null;
  readonly average_cost: string | null;
  readonly places: readonly { warehouseId: number; warehouseName: string; quantity: number }[];
}

const item = `p.id, p.code, p.name, p.price, p.stock_total, p.category_name, p.is_active, p.currency_code, p.unit,
  p.track_stock, p.version, p.created_at, p.updated_at`;

const listSql = `SELECT ${item}, (SELECT c.total FROM product_counts c WHERE c.company_id = $1 AND c.is_active) AS total
FROM products p WHERE p.company_id = $1 AND p.is_active ORDER BY p.id DESC LIMIT $2 OFFSET $3`;

const searchSql = `WITH m AS MATERIALIZED (
  SELECT p.id FROM products p WHERE p.company_id = $1 AND p.is_active AND p.search_text LIKE $4
)
SELECT ${item}, (SELECT count(*) FROM m) AS total
FROM (SELECT m.id FROM m ORDER BY m.id DESC LIMIT $2 OFFSET $3) m
JOIN products p ON p.company_id = $1 AND p.id = m.id ORDER BY p.id DESC`;

const detailSql = `SELECT ${item}, p.description, p.category_id, p.barcode, p.type, p.tax_rate_id,
  p.min_stock, CASE WHEN p.stock_total > 0 THEN round(p.stock_value / p.stock_total, 6) END AS average_cost,
  coalesce((SELECT json_agg(json_build_object('warehouseId', w.id, 'warehouseName', w.name, 'quantity', s.quantity)
              ORDER BY w.name_key, w.id)
            FROM stock s JOIN warehouses w ON w.company_id = s.company_id AND w.id = s.warehouse_id
            WHERE s.company_id = p.company_id AND s.product_id = p.id), '[]') AS places
FROM products p WHERE p.company_id = $1 AND p.id = $2`;

const numberOf = (text: string | null) => (text === null ? null : Number(text));
const textOf = (value: number | undefined) => (value === undefined ? null : String(value));

function toItem(row: ItemRow, timeZone: string) {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    price: Number(row.price),
    stock: Number(row.stock_total),
    categoryName: row.category_name,
    active: row.is_active,
    currencyCode: row.currency_code,
    unit: row.unit,
    trackStock: row.track_stock,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

function toDetail(row: DetailRow, timeZone: string) {
  return {
    description: row.description,
    categoryId: row.category_id,
    barcode: row.barcode,
    type: row.type,
    taxRateId: row.tax_rate_id,
    minStock: numberOf(row.min_stock),
    stockByWarehouse: row.places,
    averageCost: numberOf(row.average_cost),
    ...toItem(row, timeZone),
  };
}

const cursorAfter = (id: number) =>
  Buffer.from(JSON.stringify(['id', 'desc', String(id), id])).toString('base64url');

function openPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 0,
    types: columnTypes,
    options: '-c TimeZone=UTC',
  });
}

/**
 * The three values before the lines: the currency's decimals, and two permissions that the
 * benchmark does not use.
 */
function adjustmentValues(subject: Subject, body: AdjustmentBody, now: Date, day: string) {
  const { warehouseId, reason, notes, lines } = body;
  const actor = ['user', subject.userId, 'Bench', 'createAdjustment', '127.0.0.1', randomUUID()];
  return [
    subject.companyId,
    now,
    ...actor,
    warehouseId,
    day,
    reason,
    notes ?? null,
    2,
    false,
    false,
    lines.map((line) => line.productId),
    lines.map((line) => textOf(line.quantityDelta)),
    lines.map((line) => textOf(line.countedQuantity)),
    lines.map((line) => textOf(line.unitCost)),
  ];
}

/** The three reads and the two writes with as few steps as possible. */
export function createRows({ databaseUrl, timeZone }: Setting) {
  const pool = openPool(databaseUrl);

  return {
    invoice: createInvoices(pool, timeZone),

    async list({ companyId }: Subject, { page, pageSize, search }: ListParameters) {
      const values = [companyId, pageSize + 1, (page - 1) * pageSize];
      const { rows } = await pool.query<ItemRow & { total: number }>(
        search === undefined
          ? { name: 'list', text: listSql, values }
          : { name: 'search', text: searchSql, values: [...values, likePattern(search)] },
      );
      const found = rows.length > pageSize ? rows.slice(0, pageSize) : rows;
      const data = found.map((row) => toItem(row, timeZone));
      const reply = { ok: true, data, totalCount: rows[0]?.total ?? 0, page, pageSize };
      const last = data.at(-1);
      if (rows.length <= pageSize || last === undefined) return reply;
      return { ...reply, nextCursor: cursorAfter(last.id) };
    },

    async detail({ companyId }: Subject, id: number) {
      const values = [companyId, id];
      const { rows } = await pool.query<DetailRow>({ name: 'detail', text: detailSql, values });
      const [row] = rows;
      if (row === undefined) throw new Error(`There is no product ${id}`);
      return { ok: true, data: toDetail(row, timeZone) };
    },

    async adjust(subject: Subject, body: AdjustmentBody) {
      const now = new Date();
      const date = dayIn(now, timeZone);
      const values = adjustmentValues(subject, body, now, date);
      const { rows } = await pool.query<{ id: number; number: string; lines: object[] }>({
        name: 'adjust',
        text: adjustmentSql,
        values,
      });
      const [row] = rows;
      if (row?.id === undefined || row.id === null) throw new Error('The adjustment was refused');
      const at = formatInstant(now, timeZone);
      const head = { id: row.id, number: row.number, version: 1, createdAt: at, updatedAt: at };
      const { warehouseId, reason, notes } = body;
      const own = { warehouseId, reason, date, notes: notes ?? null, lines: row.lines };
      return { ok: true, data: { ...head, ...own } };
    },
  };
}
