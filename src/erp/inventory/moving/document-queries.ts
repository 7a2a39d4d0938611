import type { components } from '../../../../generated/erp/types.js';
import { query } from '../../../kernel/db/statements/query.js';

/** A document without its lines. */
export interface DocumentHead {
  readonly companyId: number;
  readonly now: Date;
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly notes: string | null;
}

/** @throws a violation of `adjustments_number_key` when the series was set back */
export const insertAdjustment = query<
  DocumentHead & {
    warehouseId: number;
    reason: components['schemas']['AdjustmentInput']['reason'];
    /** JSON array of the columns below, decimals as texts. */
    lines: string;
  }
>(
  'inventory.insert_adjustment',
  `WITH document AS (
  INSERT INTO adjustments (company_id, id, number, warehouse_id, reason, date, notes, last_movement_id, created_at, updated_at)
  VALUES (:companyId::bigint, :id::bigint, :number, :warehouseId::bigint, :reason, :date::date, :notes::text,
    nextval(pg_get_serial_sequence('stock_movements', 'id')), :now::timestamptz, :now::timestamptz)
)
INSERT INTO adjustment_lines (company_id, adjustment_id, line, product_id, counted_quantity, before, delta, after,
  unit_cost, value)
SELECT :companyId::bigint, :id::bigint, l.line, l.product_id, l.counted_quantity, l.before, l.delta, l.after, l.unit_cost,
  l.value
FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, counted_quantity numeric, before numeric,
  delta numeric, after numeric, unit_cost numeric, value numeric)`,
);

/** @throws a violation of `transfers_number_key` when the series was set back */
export const insertTransfer = query<
  DocumentHead & {
    fromWarehouseId: number;
    toWarehouseId: number;
    /** JSON array of the columns below, decimals as texts. */
    lines: string;
  }
>(
  'inventory.insert_transfer',
  `WITH document AS (
  INSERT INTO transfers (company_id, id, number, from_warehouse_id, to_warehouse_id, date, notes, created_at, updated_at)
  VALUES (:companyId::bigint, :id::bigint, :number, :fromWarehouseId::bigint, :toWarehouseId::bigint,
    :date::date, :notes::text, :now::timestamptz, :now::timestamptz)
)
INSERT INTO transfer_lines (company_id, transfer_id, line, product_id, quantity, from_after, to_after, value)
SELECT :companyId::bigint, :id::bigint, l.line, l.product_id, l.quantity, l.from_after, l.to_after, l.value
FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, quantity numeric, from_after numeric,
  to_after numeric, value numeric)`,
);
