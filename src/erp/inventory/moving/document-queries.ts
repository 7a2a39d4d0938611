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
  }
>(
  'inventory.insert_adjustment',
  `INSERT INTO adjustments (company_id, id, number, warehouse_id, reason, date, notes, created_at, updated_at)
VALUES (:companyId::bigint, :id::bigint, with_number(:number), :warehouseId::bigint, :reason, :date::date, :notes::text,
  :now::timestamptz, :now::timestamptz)`,
);

/** @throws a violation of `transfers_number_key` when the series was set back */
export const insertTransfer = query<
  DocumentHead & { fromWarehouseId: number; toWarehouseId: number }
>(
  'inventory.insert_transfer',
  `INSERT INTO transfers (company_id, id, number, from_warehouse_id, to_warehouse_id, date, notes, created_at, updated_at)
VALUES (:companyId::bigint, :id::bigint, with_number(:number), :fromWarehouseId::bigint, :toWarehouseId::bigint, :date::date,
  :notes::text, :now::timestamptz, :now::timestamptz)`,
);
