import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { refuseViolations } from '../../../kernel/db/errors.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { errors } from '../../errors.js';

type Warehouse = components['schemas']['Warehouse'];

export interface WarehouseRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly allows_negative: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  'w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at';

export const listWarehouses = listQuery<
  WarehouseRow,
  'id' | 'code' | 'name',
  'active' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'warehouses.list',
  table: 'warehouses',
  alias: 'w',
  columns,
  sorts: {
    id: { sql: 'w.id', type: 'bigint' },
    code: { sql: 'w.code_key', type: 'text' },
    name: { sql: 'w.name_key', type: 'text' },
  },
  filters: {
    active: 'w.is_active',
    search: 'w.name_key LIKE ? OR w.code_key LIKE ?',
    dateFrom: 'w.created_at >= ?::timestamptz',
    dateTo: 'w.created_at < ?::timestamptz',
    updatedSince: 'w.updated_at >= ?::timestamptz',
  },
});

export function toWarehouse(row: WarehouseRow, timeZone: string): Warehouse {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    active: row.is_active,
    allowsNegative: row.allows_negative,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

export interface WarehouseValues {
  readonly code: string;
  readonly name: string;
  readonly allowsNegative?: boolean;
}

const insert = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly codeKey: string;
    readonly name: string;
    readonly nameKey: string;
    readonly allowsNegative: boolean;
    readonly now: Date;
  },
  WarehouseRow
>(
  'warehouses.insert',
  `INSERT INTO warehouses AS w (company_id, code, code_key, name, name_key, allows_negative, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :nameKey, :allowsNegative, :now, :now) RETURNING ${columns}`,
);

/** @throws ApiError 409 when the code is taken; case is ignored */
export function insertWarehouse(
  db: Db,
  companyId: number,
  values: WarehouseValues,
  now: Date,
): Promise<WarehouseRow> {
  const { code, name, allowsNegative = false } = values;
  // Codes are compared without case and accents, as in searches.
  const keys = { codeKey: normalise(code), nameKey: normalise(name) };
  const write = insert.one(db, { companyId, code, name, allowsNegative, now, ...keys });
  return refuseViolations(write, { warehouses_code_key: () => errors.duplicateCode(code) });
}

const lock = query<RowKey, WarehouseRow>(
  'warehouses.lock',
  `SELECT ${columns} FROM warehouses w WHERE w.company_id = :companyId AND w.id = :id FOR NO KEY UPDATE`,
);

/** Locks the row until the transaction ends. Resolves to undefined if it does not exist. */
export const lockWarehouse = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const use = query<RowKey, { has_stock: boolean; is_ordered_for: boolean }>(
  'warehouses.use',
  `SELECT EXISTS (SELECT 1 FROM stock s WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint
       AND (s.quantity <> 0 OR s.reserved <> 0)) AS has_stock,
     EXISTS (SELECT 1 FROM purchase_orders o WHERE o.company_id = :companyId::bigint AND o.warehouse_id = :id::bigint
       AND o.status IN ('open', 'partially_received')) AS is_ordered_for`,
);

/** Returns the reason why a warehouse cannot be closed, or undefined. */
export async function findUse(
  trx: Db,
  companyId: number,
  id: number,
): Promise<'stock' | 'orders' | undefined> {
  const [row] = await use(trx, { companyId, id });
  if (row?.has_stock) return 'stock';
  return row?.is_ordered_for ? 'orders' : undefined;
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly warehouseNameKey: string;
    readonly isActive: boolean;
    readonly allowsNegative: boolean;
    readonly now: Date;
  },
  WarehouseRow
>(
  'warehouses.update',
  `WITH renamed AS (
     UPDATE stock s SET warehouse_name_key = :warehouseNameKey
       WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint
       AND s.warehouse_name_key <> :warehouseNameKey
   )
   UPDATE warehouses AS w SET name = :name, name_key = :warehouseNameKey, is_active = :isActive,
     allows_negative = :allowsNegative,
     version = w.version + 1, updated_at = :now
   WHERE w.company_id = :companyId AND w.id = :id RETURNING ${columns}`,
);

/** The row must be locked by `lockWarehouse`. */
export function updateWarehouse(
  trx: Db,
  companyId: number,
  { id, name, is_active, allows_negative }: WarehouseRow,
  now: Date,
): Promise<WarehouseRow> {
  const values = {
    companyId,
    id,
    name,
    warehouseNameKey: normalise(name),
    isActive: is_active,
    allowsNegative: allows_negative,
    now,
  };
  return update.one(trx, values);
}
