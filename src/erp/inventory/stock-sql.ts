/**
 * What every statement that moves stock is made of.
 *
 * One statement sees one snapshot, which may be older than the locks it waited for. So figures are only ever read
 * from rows that it locked itself (`item`, `place`): those come in their latest version. Products are locked before
 * their stock, both in id order, by whoever moves stock.
 *
 * Value is kept by sum. Increases come in at their cost; then everything that leaves takes its share of what
 * is there, so that permuting lines changes no total and nothing is left of an empty place. Below zero, value
 * follows the average, and units that fill a shortage come in at the cost at which they had left: what stands
 * above zero always has its own cost, and value has the sign of the quantity.
 *
 * The ledger shows goods at the value that their document gives them. Where stock changes by another value (units that
 * fill a shortage, goods taken back after others have left), a movement of quantity 0 corrects the value. It is the
 * cost, or the gain, of the goods that left before.
 *
 * `$1` is the company and `$2` the moment in all of them.
 */
export const maxQuantity = '9999999999';
export const maxValue = '9999999999999';

/** @param decimals  SQL of the decimals of the company's currency */
export function stockMath(decimals: string) {
  const round = (sql: string) => `round(${sql}, ${decimals})`;
  /** The value of `quantity` of the `whole` that is worth `value`. */
  const share = (value: string, quantity: string, whole: string) =>
    round(`${value} * ${quantity} / ${whole}`);
  return {
    round,
    share,
    /** A line's part of a value: what the lines up to it have together, less what those before it have. */
    part: (value: string, upTo: string, own: string, whole: string) =>
      `${share(value, upTo, whole)} - ${share(value, `(${upTo} - ${own})`, whole)}`,
    /** What `quantity` costing `cost` adds to the value of a place `p`. */
    valueIn: (p: string, quantity: string, cost: string) => `CASE
      WHEN ${p}.quantity >= 0 THEN ${cost}
      WHEN ${quantity} <= -${p}.quantity THEN ${share(`${p}.value`, quantity, `${p}.quantity`)}
      ELSE ${round(`${cost} * (${quantity} + ${p}.quantity) / ${quantity}`)} - ${p}.value END`,
    /** What `quantity` takes of the value of a place `p`; out of nothing it costs as usual. */
    valueOut: (p: string, quantity: string) => `CASE
      WHEN ${p}.quantity = 0 THEN ${round(`${quantity} * i.usual_cost`)}
      ELSE ${share(`${p}.value`, quantity, `${p}.quantity`)} END`,
    unitCost: (value: string, quantity: string) =>
      `least(round(${value} / ${quantity}, 6), ${maxValue})`,
  };
}

/** @param ids  SQL array of the products */
export const itemSql = (ids: string) => `item AS MATERIALIZED (
  SELECT p.id, p.code, p.is_active, p.track_stock, p.stock_total, p.stock_value,
    least(CASE WHEN p.stock_total > 0 THEN round(greatest(p.stock_value, 0) / p.stock_total, 6)
      ELSE coalesce(p.last_cost, 0) END, ${maxValue}) AS usual_cost
  FROM products p WHERE p.company_id = $1 AND p.id = ANY (${ids}) ORDER BY p.id FOR NO KEY UPDATE
)`;

/** @param warehouses  SQL list of the warehouses */
export const placeSql = (warehouses: string) => `place AS MATERIALIZED (
  SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
  WHERE s.company_id = $1 AND s.warehouse_id IN (${warehouses})
    AND s.product_id = ANY (ARRAY(SELECT i.id FROM item i))
  ORDER BY s.id FOR UPDATE
)`;

/** Products whose figures would not fit, over `state`, `booking` and `change`. */
export const excessSql = `excess AS MATERIALIZED (
  SELECT s.product_id FROM state s
  WHERE abs(s.quantity) > ${maxQuantity} OR abs(s.value) > least(${maxValue}, abs(s.quantity) * ${maxValue})
  UNION SELECT b.product_id FROM booking b
  WHERE greatest(abs(b.delta), abs(b.after)) > ${maxQuantity} OR abs(b.value) > ${maxValue}
  UNION SELECT i.id FROM item i JOIN change c ON c.product_id = i.id
  WHERE abs(i.stock_total + c.quantity) > ${maxQuantity} OR abs(i.stock_value + c.value) > ${maxValue}
)`;

/** Places that have no row yet. */
export const missingSql = `missing AS MATERIALIZED (
  SELECT s.product_id, s.warehouse_id FROM state s WHERE s.stock_id IS NULL AND s.moves > 0
)`;

/** Writes `state` and `change`, when the row of `go` says so. */
export const movedSql = `stock_moved AS (
  UPDATE stock s SET quantity = t.quantity, value = t.value, version = s.version + t.moves, updated_at = $2,
    may_go_negative = d.may_be_negative OR t.quantity_before < 0
  FROM state t JOIN depot d ON d.id = t.warehouse_id
  WHERE s.company_id = $1 AND s.id = t.stock_id AND t.moves > 0 AND EXISTS (SELECT 1 FROM go)
  RETURNING s.id
), products_moved AS (
  UPDATE products p SET stock_total = p.stock_total + c.quantity, stock_value = p.stock_value + c.value,
    last_cost = coalesce(c.last_cost, p.last_cost), updated_at = $2
  FROM change c
  WHERE p.company_id = $1 AND p.id = c.product_id AND c.moves > 0 AND EXISTS (SELECT 1 FROM go)
  RETURNING p.id
)`;

/** Corrections of the places in `state`, as rows of `booking`; they belong to no line. */
export const correctionsSql = `SELECT 0 AS line, s.product_id, s.warehouse_id, 0::numeric AS delta, s.quantity AS after,
    0::numeric AS unit_cost, s.correction AS value FROM state s WHERE s.correction <> 0`;

/** The columns of a movement, of `booking` and a document `d` with id, number and date; `at` of several moments. */
export const movementsSql = (
  type: string,
  from = 'document d CROSS JOIN booking b',
  at = '$2',
) => `INSERT INTO stock_movements (company_id, date, product_id, warehouse_id,
    document_type, document_id, document_number, line, quantity, quantity_after, unit_cost, value, created_at)
  SELECT $1, d.date, b.product_id, b.warehouse_id, '${type}', d.id, d.number, b.line, b.delta, b.after,
    b.unit_cost, b.value, ${at}
  FROM ${from} WHERE b.delta <> 0 OR b.value <> 0 ORDER BY d.id, b.delta = 0, b.line, b.delta`;
