import KnexModule, { type Knex } from 'knex';
import { likePattern } from '../../../src/kernel/db/lists/search.js';
import { columnTypes } from '../../../src/kernel/db/numeric.js';
import { dayIn, formatInstant } from '../../../src/kernel/values/time.js';
import { poolSize, type Setting } from './served.js';

/** The query builder returns untyped rows. */
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

interface Line {
  readonly productId: number;
  readonly quantityDelta: number;
}

interface AdjustmentBody {
  readonly warehouseId: number;
  readonly reason: string;
  readonly notes?: string;
  readonly lines: readonly Line[];
}

const columns =
  `id code name price stock_total category_name is_active currency_code unit track_stock version
  created_at updated_at`.split(/\s+/);

function toItem(row: Row, timeZone: string) {
  return {
    id: row['id'],
    code: row['code'],
    name: row['name'],
    price: Number(row['price']),
    stock: Number(row['stock_total']),
    categoryName: row['category_name'],
    active: row['is_active'],
    currencyCode: row['currency_code'],
    unit: row['unit'],
    trackStock: row['track_stock'],
    version: row['version'],
    createdAt: formatInstant(row['created_at'] as Date, timeZone),
    updatedAt: formatInstant(row['updated_at'] as Date, timeZone),
  };
}

function toDetail(row: Row, places: readonly Row[], timeZone: string) {
  const stock = Number(row['stock_total']);
  const minStock = row['min_stock'];
  return {
    ...toItem(row, timeZone),
    description: row['description'],
    categoryId: row['category_id'],
    barcode: row['barcode'],
    type: row['type'],
    taxRateId: row['tax_rate_id'],
    minStock: minStock === null ? null : Number(minStock),
    stockByWarehouse: places.map((place) => ({
      warehouseId: place['id'],
      warehouseName: place['name'],
      quantity: Number(place['quantity']),
    })),
    averageCost: stock > 0 ? Number((Number(row['stock_value']) / stock).toFixed(6)) : null,
  };
}

interface Booking {
  readonly trx: Knex.Transaction;
  readonly companyId: number;
  readonly warehouseId: number;
  readonly now: Date;
}

/** Works line by line, as it is usually written: reads the stock row, writes it, and writes the product. */
async function bookLine({ trx, companyId, warehouseId, now }: Booking, line: Line) {
  const { productId, quantityDelta: delta } = line;
  const place = await trx('stock')
    .where({ company_id: companyId, product_id: productId, warehouse_id: warehouseId })
    .forUpdate()
    .first('id', 'quantity', 'value');
  const before = Number(place.quantity);
  const unitCost = Number((Number(place.value) / before).toFixed(6));
  const value = Number((unitCost * delta).toFixed(2));
  await trx('stock')
    .where({ company_id: companyId, id: place.id })
    .update({
      quantity: before + delta,
      value: Number(place.value) + value,
      version: trx.raw('version + 1'),
      updated_at: now,
    });
  await trx('products')
    .where({ company_id: companyId, id: productId })
    .update({
      stock_total: trx.raw('stock_total + ?', [delta]),
      stock_value: trx.raw('stock_value + ?', [value]),
      updated_at: now,
    });
  return { productId, before, delta, after: before + delta, unitCost, value };
}

type LineBooking = Awaited<ReturnType<typeof bookLine>>;

async function takeNumber(trx: Knex.Transaction, companyId: number): Promise<string> {
  const place = { company_id: companyId, code: 'adjustment' };
  const series = await trx('series').where(place).forUpdate().first('prefix', 'next_number', 'pad');
  await trx('series')
    .where(place)
    .update({ next_number: series.next_number + 1 });
  return `${series.prefix}${String(series.next_number).padStart(series.pad, '0')}`;
}

async function writeDocument(
  { trx, companyId, warehouseId, now }: Booking,
  head: { number: string; reason: string; date: string; notes: string | null; userId: number },
  lines: readonly LineBooking[],
): Promise<number> {
  const { number, reason, date, notes, userId } = head;
  const at = { created_at: now, updated_at: now };
  const document = {
    company_id: companyId,
    number,
    warehouse_id: warehouseId,
    reason,
    date,
    notes,
  };
  const [row] = await trx('adjustments')
    .insert({ ...document, ...at })
    .returning('id');
  await trx('stock_movements').insert(
    lines.map((line, index) => ({
      company_id: companyId,
      date,
      product_id: line.productId,
      warehouse_id: warehouseId,
      document_type: 'adjustment',
      document_id: row.id,
      document_number: number,
      line: index + 1,
      quantity: line.delta,
      quantity_after: line.after,
      unit_cost: line.unitCost,
      value: line.value,
      created_at: now,
    })),
  );
  await trx('audit_log').insert({
    company_id: companyId,
    at: now,
    actor_type: 'user',
    actor_id: userId,
    actor_name: 'Bench',
    action: 'createAdjustment',
    object_type: 'adjustment',
    object_id: String(row.id),
    after: JSON.stringify({ number, date, notes, warehouseId, reason, lines }),
  });
  return row.id;
}

interface Adjustment {
  readonly companyId: number;
  readonly userId: number;
  readonly body: AdjustmentBody;
}

async function adjust(
  trx: Knex.Transaction,
  timeZone: string,
  { companyId, userId, body }: Adjustment,
) {
  const { warehouseId, reason, notes = null, lines } = body;
  const now = new Date();
  const date = dayIn(now, timeZone);
  const booking = { trx, companyId, warehouseId, now };
  const booked: LineBooking[] = [];
  for (const line of lines) booked.push(await bookLine(booking, line));
  const number = await takeNumber(trx, companyId);
  const head = { number, reason, date, notes, userId };
  const id = await writeDocument(booking, head, booked);
  const at = formatInstant(now, timeZone);
  const own = { id, number, version: 1, createdAt: at, updatedAt: at };
  return { ok: true, data: { ...own, warehouseId, reason, date, notes, lines: booked } };
}

/** The same work with the query builder. The total is counted, as usual. */
export function createStockRows({ databaseUrl, timeZone }: Setting) {
  const settings = { connectionString: databaseUrl, types: columnTypes };
  const connection = settings as Knex.PgConnectionConfig;
  const knex = KnexModule({ client: 'pg', connection, pool: { min: poolSize, max: poolSize } });

  return {
    async list(
      companyId: number,
      { page, pageSize, search }: { page: number; pageSize: number; search: string | undefined },
    ) {
      const matching = knex('products').where({ company_id: companyId, is_active: true });
      if (search !== undefined) void matching.where('search_text', 'like', likePattern(search));
      const [counted] = await matching.clone().count({ total: '*' });
      const rows: Row[] = await matching
        .select(columns)
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .offset((page - 1) * pageSize);
      const data = rows.slice(0, pageSize).map((row) => toItem(row, timeZone));
      const reply = { ok: true, data, totalCount: Number(counted?.['total']), page, pageSize };
      const last = data.at(-1)?.id;
      if (rows.length <= pageSize || last === undefined) return reply;
      const cursor = JSON.stringify(['id', 'desc', String(last), last]);
      return { ...reply, nextCursor: Buffer.from(cursor).toString('base64url') };
    },

    async detail(companyId: number, id: number) {
      const row: Row = await knex('products').where({ company_id: companyId, id }).first();
      const places: Row[] = await knex('stock as s')
        .join('warehouses as w', { 'w.company_id': 's.company_id', 'w.id': 's.warehouse_id' })
        .where({ 's.company_id': companyId, 's.product_id': id })
        .orderBy(['w.name_key', 'w.id'])
        .select('w.id', 'w.name', 's.quantity');
      return { ok: true, data: toDetail(row, places, timeZone) };
    },

    adjust: (companyId: number, userId: number, body: AdjustmentBody) =>
      knex.transaction((trx) => adjust(trx, timeZone, { companyId, userId, body })),
  };
}
