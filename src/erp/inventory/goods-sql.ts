import {
  correctionsSql,
  excessSql,
  itemSql,
  missingSql,
  movedSql,
  placeSql,
  stockMath,
} from './stock-sql.js';

export interface GoodsSql {
  /**
   * SELECT of the lines that move goods: line, product_id, warehouse_id, delta (signed, not 0), value (of what comes in;
   * of what leaves null, it takes its share, or what it brought when it came) and unit_cost (remembered as the product's
   * last; null keeps it).
   */
  readonly goods: string;
  /** Of the company's currency. */
  readonly decimals: string;
  /** Whether the caller may go below zero where the warehouse allows it too. */
  readonly mayGoNegative: string;
}

/**
 * Goods in and out of any warehouses as part of a document's own statement: figures, `stock_refusal` and `missing`.
 * The document then says `go` (one row, or none to write nothing) and puts `movedSql` after it; `booking` holds its
 * movements, valued: line, product_id, warehouse_id, delta, after, unit_cost, value.
 */
export function goodsSql({ goods, decimals, mayGoNegative }: GoodsSql): string {
  const { round, part, valueIn, valueOut, unitCost } = stockMath(decimals);
  return `goods AS MATERIALIZED (
  ${goods}
), depot AS MATERIALIZED (
  SELECT w.id, w.allows_negative AND ${mayGoNegative} AS may_be_negative FROM warehouses w
  WHERE w.company_id = $1 AND w.id IN (SELECT g.warehouse_id FROM goods g)
), ${itemSql('ARRAY(SELECT g.product_id FROM goods g)')}, ${placeSql('SELECT g.warehouse_id FROM goods g')},
flow AS MATERIALIZED (
  SELECT g.product_id, g.warehouse_id, count(*) AS moves,
    sum(greatest(g.delta, 0)) AS quantity_in, sum(greatest(-g.delta, 0)) AS quantity_out,
    coalesce(sum(${round('g.value')}) FILTER (WHERE g.delta > 0), 0) AS cost_in,
    CASE WHEN bool_and(g.value IS NOT NULL) FILTER (WHERE g.delta < 0)
      THEN sum(${round('g.value')}) FILTER (WHERE g.delta < 0) END AS cost_out,
    (array_agg(g.unit_cost ORDER BY g.line DESC) FILTER (WHERE g.unit_cost IS NOT NULL))[1] AS last_cost
  FROM goods g GROUP BY g.product_id, g.warehouse_id
), state AS MATERIALIZED (
  SELECT f.product_id, f.warehouse_id, s.id AS stock_id, f.moves + (own.correction <> 0)::int AS moves,
    f.quantity_in, f.quantity_out, f.cost_out, f.last_cost, was.quantity AS quantity_before, came.value AS value_in,
    had.quantity AS on_hand, went.value AS value_out, had.quantity - f.quantity_out AS quantity,
    had.value - went.value AS value, own.correction
  FROM flow f JOIN item i ON i.id = f.product_id
  LEFT JOIN place s ON s.product_id = f.product_id AND s.warehouse_id = f.warehouse_id
  CROSS JOIN LATERAL (SELECT coalesce(s.quantity, 0) AS quantity, coalesce(s.value, 0) AS value) AS was
  CROSS JOIN LATERAL (SELECT ${valueIn('was', 'f.quantity_in', 'f.cost_in')} AS value) AS came
  CROSS JOIN LATERAL (
    SELECT was.quantity + f.quantity_in AS quantity, was.value + came.value AS value
  ) AS had
  -- Of what stays, the value never falls below zero; the last units take all that is left.
  CROSS JOIN LATERAL (
    SELECT CASE WHEN f.cost_out <= had.value AND f.quantity_out < had.quantity THEN f.cost_out
      ELSE ${valueOut('had', 'f.quantity_out')} END AS value
  ) AS went
  CROSS JOIN LATERAL (
    SELECT came.value - f.cost_in + coalesce(f.cost_out, went.value) - went.value AS correction
  ) AS own
), change AS MATERIALIZED (
  SELECT s.product_id, sum(s.moves) AS moves, sum(s.quantity_in - s.quantity_out) AS quantity,
    sum(s.value_in - s.value_out) AS value, max(s.last_cost) AS last_cost
  FROM state s GROUP BY s.product_id
), entry AS MATERIALIZED (
  SELECT g.line, g.product_id, g.warehouse_id, g.delta, s.quantity_before + g.total AS after, s.on_hand,
    s.quantity_out, s.quantity < least(s.quantity_before, 0) AS is_short, v.value, g.total_out,
    CASE WHEN g.delta > 0 AND g.unit_cost IS NOT NULL THEN g.unit_cost
      ELSE ${unitCost('v.value', 'g.delta')} END AS unit_cost
  FROM (
    SELECT g.*, sum(g.delta) OVER w AS total, sum(greatest(g.delta, 0)) OVER w AS total_in,
      sum(greatest(-g.delta, 0)) OVER w AS total_out
    FROM goods g WINDOW w AS (PARTITION BY g.product_id, g.warehouse_id ORDER BY g.line)
  ) g
  LEFT JOIN state s ON s.product_id = g.product_id AND s.warehouse_id = g.warehouse_id
  CROSS JOIN LATERAL (SELECT CASE
      WHEN g.delta > 0 THEN ${round('g.value')}
      WHEN s.cost_out IS NOT NULL THEN -${round('g.value')}
      ELSE -(${part('s.value_out', 'g.total_out', '-g.delta', 's.quantity_out')}) END AS value) AS v
), booking AS MATERIALIZED (
  SELECT e.line, e.product_id, e.warehouse_id, e.delta, e.after, e.unit_cost, e.value FROM entry e
  UNION ALL ${correctionsSql}
), ${excessSql}, stock_refusal AS MATERIALIZED (
  SELECT r.line, r.code, r.subject, r.available, r.asked FROM (
    SELECT g.line, 'warehouse_unknown' AS code, g.warehouse_id::text AS subject, 0::numeric AS available,
      0::numeric AS asked
    FROM goods g WHERE NOT EXISTS (SELECT 1 FROM depot d WHERE d.id = g.warehouse_id)
    UNION ALL
    SELECT e.line, CASE
        WHEN i.id IS NULL THEN 'product_unknown'
        WHEN NOT i.track_stock THEN 'no_stock_kept'
        WHEN e.delta < 0 AND e.total_out > e.on_hand AND e.is_short AND NOT d.may_be_negative THEN 'short'
        WHEN e.product_id = ANY (ARRAY(SELECT x.product_id FROM excess x)) THEN 'too_large' END,
      coalesce(i.code, e.product_id::text), e.on_hand, e.quantity_out
    FROM entry e LEFT JOIN item i ON i.id = e.product_id LEFT JOIN depot d ON d.id = e.warehouse_id
  ) r WHERE r.code IS NOT NULL
), ${missingSql}`;
}

/**
 * The lines that are short of stock, as JSON.
 *
 * @param refusals  what all lines are refused for
 */
export const shortagesSql = (
  refusals: string,
) => `(SELECT jsonb_agg(jsonb_build_object('line', s.line,
    'product', s.subject, 'available', trim_scale(s.available)::text, 'asked', trim_scale(s.asked)::text)
    ORDER BY s.line) FROM ${refusals} s WHERE s.code = 'short') AS shortages`;

/** Goods of a document that is several statements: 3 the lines, 4 the decimals, 5 may go below zero. */
export const moveGoodsSql = `WITH ${goodsSql({
  goods: `SELECT g.line, g.product_id, g.warehouse_id, g.delta, g.value, g.unit_cost
  FROM jsonb_to_recordset($3::jsonb)
    AS g (line int, product_id bigint, warehouse_id bigint, delta numeric, value numeric, unit_cost numeric)`,
  decimals: '$4::int',
  mayGoNegative: '$5::boolean',
})}, go AS MATERIALIZED (
  SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM stock_refusal) AND NOT EXISTS (SELECT 1 FROM missing)
), ${movedSql}
SELECT r.line, r.code, r.subject, trim_scale(r.available)::text AS available, trim_scale(r.asked)::text AS asked,
  ${shortagesSql('stock_refusal')},
  (SELECT jsonb_agg(jsonb_build_object('line', b.line, 'productId', b.product_id, 'warehouseId', b.warehouse_id,
    'delta', b.delta::text, 'after', b.after::text, 'unitCost', b.unit_cost::text, 'value', b.value::text)
    ORDER BY b.line) FROM booking b) AS lines,
  ARRAY(SELECT m.product_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_products,
  ARRAY(SELECT m.warehouse_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_warehouses
FROM (SELECT 1) AS always LEFT JOIN (SELECT s.* FROM stock_refusal s ORDER BY s.line LIMIT 1) r ON true`;

export const recordMovementsSql = `INSERT INTO stock_movements (company_id, date, product_id, warehouse_id,
  document_type, document_id, document_number, line, quantity, quantity_after, unit_cost, value, created_at)
SELECT $1, $3, b."productId", b."warehouseId", $4, $5, $6, b.line, b.delta, b.after, b."unitCost", b.value, $2
FROM jsonb_to_recordset($7::jsonb) AS b (line int, "productId" bigint, "warehouseId" bigint, delta numeric,
  after numeric, "unitCost" numeric, value numeric)
ORDER BY b.delta = 0, b.line`;
