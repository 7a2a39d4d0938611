import type { Db } from '../../../kernel/db/client.js';
import { query, repeated } from '../../../kernel/db/statements/query.js';

interface ProductRow {
  readonly id: number;
  readonly code: string;
  readonly is_active: boolean;
  readonly track_stock: boolean;
  readonly stock_total: string;
  readonly stock_value: string;
  readonly last_cost: string | null;
}

/** Every transaction locks products before stock rows, both in id order. */
const lockProductRows = query<
  { companyId: number; productIds: readonly number[]; withServices: boolean },
  ProductRow
>(
  'posting.lock_products',
  `SELECT p.id, p.code, p.is_active, p.track_stock, p.stock_total, p.stock_value, p.last_cost
FROM products p
WHERE p.company_id = :companyId::bigint AND p.id = ANY (:productIds::bigint[])
  AND (p.track_stock OR :withServices::boolean)
ORDER BY p.id
FOR NO KEY UPDATE`,
);

interface StockRow {
  readonly id: number;
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly quantity: string;
  readonly value: string;
  readonly last_moved_on: string | null;
}

interface PlaceValues {
  readonly companyId: number;
  readonly warehouseIds: readonly number[];
  /** Includes the warehouse for lines without one. */
  readonly withDefault: boolean;
}

type PlacesOfProducts = PlaceValues & { readonly productIds: readonly number[] };

const lockStockRows = query<PlacesOfProducts, StockRow>(
  'posting.lock_stock',
  `SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value, s.last_moved_on
FROM stock s
WHERE s.company_id = :companyId::bigint AND s.product_id = ANY (:productIds::bigint[])
  AND (s.warehouse_id = ANY (:warehouseIds::bigint[]) OR :withDefault::boolean)
ORDER BY s.id
FOR UPDATE`,
);

export const lockProducts = (
  trx: Db,
  { companyId, productIds, withServices }: Parameters<typeof lockProductRows>[1],
): Promise<ProductRow[]> =>
  lockProductRows(trx, { companyId, productIds: repeated(productIds), withServices });

/**
 * The warehouse for lines without one is not known yet, so that with it every row of the products is locked. Every writer
 * of stock locks its product first, and would wait in any case.
 */
export const lockRows = (trx: Db, places: PlacesOfProducts): Promise<StockRow[]> =>
  lockStockRows(trx, {
    ...places,
    productIds: repeated(places.productIds),
    warehouseIds: repeated(places.warehouseIds),
  });

/**
 * Returns the sums of the movements of locked places by day, for the days after `day`, with the numbers of up to five
 * documents that took goods out.
 */
export const findLaterDays = query<
  {
    companyId: number;
    day: string;
    productIds: readonly number[];
    warehouseIds: readonly number[];
  },
  {
    product_id: number;
    warehouse_id: number;
    day: string;
    quantity: string;
    value: string;
    takers: readonly string[];
  }
>(
  'posting.later_days',
  `SELECT m.product_id, m.warehouse_id, m.date AS day, sum(m.quantity) AS quantity, sum(m.value) AS value,
  coalesce((array_agg(DISTINCT m.document_number) FILTER (WHERE m.quantity < 0))[1:5], '{}') AS takers
FROM unnest(:!productIds::bigint[], :!warehouseIds::bigint[]) AS p (product_id, warehouse_id)
JOIN stock_movements m ON m.company_id = :companyId::bigint AND m.product_id = p.product_id
  AND m.warehouse_id = p.warehouse_id AND m.date > :day::date
GROUP BY m.product_id, m.warehouse_id, m.date
ORDER BY m.product_id, m.warehouse_id, m.date`,
);

export const findWarehouses = query<
  PlaceValues,
  { id: number; is_active: boolean; allows_negative: boolean }
>(
  'posting.warehouses',
  `SELECT w.id, w.is_active, w.allows_negative
FROM warehouses w
WHERE w.company_id = :companyId::bigint
  AND (w.id = ANY (:!warehouseIds::bigint[]) OR (:withDefault::boolean AND w.id = (
    SELECT min(d.id) FROM warehouses d WHERE d.company_id = :companyId::bigint AND d.is_active)))`,
);

/** One array for each column; all of the same length. */
export interface StockColumns {
  readonly companyId: number;
  readonly now: Date;
  readonly quantities: readonly string[];
  readonly values: readonly string[];
  /** Numbers of movements. */
  readonly moves: readonly number[];
  readonly mayGoNegative: readonly boolean[];
  /** The latest days of their movements. */
  readonly lastMovedOn: readonly string[];
  /** True for rows that the document brings below zero on any day. */
  readonly isShort: readonly boolean[];
}

export const updateRows = query<StockColumns & { ids: readonly number[] }>(
  'posting.update_stock',
  `UPDATE stock s
SET quantity = n.quantity, value = n.value, version = s.version + n.moves, may_go_negative = n.may_go_negative,
  last_moved_on = n.last_moved_on, was_short = s.was_short OR n.is_short, updated_at = :now::timestamptz
FROM unnest(:!ids::bigint[], :!quantities::numeric[], :!values::numeric[], :!moves::int[], :!mayGoNegative::boolean[],
    :!lastMovedOn::date[], :!isShort::boolean[])
  AS n (id, quantity, value, moves, may_go_negative, last_moved_on, is_short)
WHERE s.company_id = :companyId::bigint AND s.id = n.id`,
);

/**
 * Inserts the first stock of products in warehouses. The products are locked, so that no other transaction adds the
 * same rows.
 */
export const insertRows = query<
  StockColumns & { productIds: readonly number[]; warehouseIds: readonly number[] }
>(
  'posting.insert_stock',
  `INSERT INTO stock (company_id, product_id, warehouse_id, product_code_key, product_name_key, warehouse_name_key,
  quantity, value, version, may_go_negative, last_moved_on, was_short,
  created_at, updated_at)
SELECT p.company_id, p.id, w.id, p.code_key, p.name_key, w.name_key, n.quantity, n.value, n.moves, n.may_go_negative,
  n.last_moved_on, n.is_short, :now::timestamptz, :now::timestamptz
FROM unnest(:!productIds::bigint[], :!warehouseIds::bigint[], :!quantities::numeric[], :!values::numeric[], :!moves::int[],
    :!mayGoNegative::boolean[], :!lastMovedOn::date[], :!isShort::boolean[])
  AS n (product_id, warehouse_id, quantity, value, moves, may_go_negative, last_moved_on, is_short)
JOIN products p ON p.company_id = :companyId::bigint AND p.id = n.product_id
JOIN warehouses w ON w.company_id = :companyId::bigint AND w.id = n.warehouse_id
ORDER BY p.id, w.id`,
);

export const updateProducts = query<{
  companyId: number;
  now: Date;
  ids: readonly number[];
  quantities: readonly string[];
  values: readonly string[];
  lastCosts: readonly (string | null)[];
}>(
  'posting.update_products',
  `UPDATE products p
SET stock_total = p.stock_total + c.quantity, stock_value = p.stock_value + c.value,
  last_cost = coalesce(c.last_cost, p.last_cost), updated_at = :now::timestamptz
FROM unnest(:!ids::bigint[], :!quantities::numeric[], :!values::numeric[], :!lastCosts::numeric[])
  AS c (id, quantity, value, last_cost)
WHERE p.company_id = :companyId::bigint AND p.id = c.id`,
);

/** @param movements  JSON array of the columns below, decimals as texts */
export const insertMovements = query<{ companyId: number; movements: string }>(
  'posting.insert_movements',
  `INSERT INTO stock_movements (company_id, date, product_id, warehouse_id, document_type, document_id, document_number,
  line, quantity, quantity_after, unit_cost, value, created_at)
SELECT :companyId::bigint, m.date, m.product_id, m.warehouse_id, m.document_type, m.document_id, m.document_number,
  m.line, m.quantity, m.quantity_after, m.unit_cost, m.value, m.created_at
FROM jsonb_to_recordset(:movements::jsonb) AS m (date date, product_id bigint, warehouse_id bigint, document_type text,
  document_id bigint, document_number text, line int, quantity numeric, quantity_after numeric, unit_cost numeric,
  value numeric, created_at timestamptz)`,
);

/** Returns the value that each line of a document added to stock. */
export const findIncomingValues = query<
  { companyId: number; documentType: string; documentId: number },
  { line: number; value: string }
>(
  'posting.incoming_values',
  `SELECT m.line, sum(m.value) AS value
FROM stock_movements m
WHERE m.company_id = :companyId::bigint AND m.document_type = :documentType AND m.document_id = :documentId::bigint
  AND m.quantity > 0
GROUP BY m.line`,
);

/**
 * Returns the counts that the movements of a document contradict: booked before it, for a later day than that of the document,
 * or for its day if the document was booked on a later one.
 */
export const findContradictedCounts = query<
  { companyId: number; documentType: string; documentId: number; today: string },
  {
    id: number;
    number: string;
    date: string;
    warehouse_id: number;
    product_id: number;
    product_code: string;
  }
>(
  'posting.contradicted_counts',
  `SELECT DISTINCT a.date, a.id, a.number, a.warehouse_id, l.product_id, p.code AS product_code
FROM stock_movements m
JOIN adjustment_lines l ON l.company_id = m.company_id AND l.product_id = m.product_id AND l.counted_quantity IS NOT NULL
JOIN adjustments a ON a.company_id = l.company_id AND a.id = l.adjustment_id AND a.warehouse_id = m.warehouse_id
JOIN products p ON p.company_id = l.company_id AND p.id = l.product_id
WHERE m.company_id = :companyId::bigint AND m.document_type = :documentType AND m.document_id = :documentId::bigint
  AND m.quantity <> 0 AND a.status = 'posted' AND m.id > a.last_movement_id
  AND (m.date < a.date OR (m.date = a.date AND a.date < :today::date))
  AND NOT (m.document_type = 'adjustment' AND m.document_id = a.id)
ORDER BY a.date, a.id, l.product_id LIMIT 20`,
);
