/** A whole adjustment as one statement: fewer round trips than ours, hard to read. It locks, checks, computes, numbers and writes. */
export const adjustmentSql = `WITH line AS MATERIALIZED (
  SELECT l.line, l.product_id, l.delta, l.counted, l.cost
  FROM unnest($16::bigint[], $17::numeric[], $18::numeric[], $19::numeric[]) WITH ORDINALITY
    AS l (product_id, delta, counted, cost, line)
), company AS MATERIALIZED (
  SELECT c.locked_through FROM companies c WHERE c.id = $1::bigint FOR SHARE
), depot AS MATERIALIZED (
  SELECT w.id, w.allows_negative AND $14::boolean AS may_be_negative FROM warehouses w
  WHERE w.company_id = $1 AND w.id IN ($9::bigint) AND w.is_active
), item AS MATERIALIZED (
  SELECT p.id, p.code, p.is_active, p.track_stock, p.stock_total, p.stock_value,
    least(CASE WHEN p.stock_total > 0 THEN round(greatest(p.stock_value, 0) / p.stock_total, 6)
      ELSE coalesce(p.last_cost, 0) END, 9999999999999) AS usual_cost
  FROM products p WHERE p.company_id = $1 AND p.id = ANY ($16::bigint[]) ORDER BY p.id FOR NO KEY UPDATE
), place AS MATERIALIZED (
  SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
  WHERE s.company_id = $1 AND s.warehouse_id IN ($9::bigint)
    AND s.product_id = ANY (ARRAY(SELECT i.id FROM item i))
  ORDER BY s.id FOR UPDATE
), asked AS MATERIALIZED (
  SELECT l.line, l.product_id, l.cost, coalesce(l.delta, l.counted - coalesce(s.quantity, 0)) AS delta,
    coalesce(l.cost, CASE WHEN s.quantity <> 0 THEN round(s.value / s.quantity, 6) ELSE i.usual_cost END)
      AS unit_cost
  FROM line l LEFT JOIN item i ON i.id = l.product_id LEFT JOIN place s ON s.product_id = l.product_id
), flow AS MATERIALIZED (
  SELECT a.product_id, count(*) FILTER (WHERE a.delta <> 0) AS moves,
    sum(greatest(a.delta, 0)) AS quantity_in, sum(greatest(-a.delta, 0)) AS quantity_out,
    sum(round(greatest(a.delta, 0) * a.unit_cost, $13::int)) AS cost_in,
    (array_agg(a.cost ORDER BY a.line DESC) FILTER (WHERE a.delta > 0 AND a.cost IS NOT NULL))[1] AS last_cost,
    coalesce(bool_or(a.delta > 0 AND a.cost IS NOT NULL), false) AS has_cost
  FROM asked a GROUP BY a.product_id
), state AS MATERIALIZED (
  SELECT f.product_id, $9::bigint AS warehouse_id, s.id AS stock_id, f.moves + (own.correction <> 0)::int AS moves,
    f.quantity_in, f.quantity_out, f.last_cost, was.quantity AS quantity_before, came.value AS value_in,
    had.quantity AS on_hand, went.value AS value_out, had.quantity - f.quantity_out AS quantity,
    had.value - went.value AS value, own.correction, f.has_cost
  FROM flow f JOIN item i ON i.id = f.product_id LEFT JOIN place s ON s.product_id = f.product_id
  CROSS JOIN LATERAL (SELECT coalesce(s.quantity, 0) AS quantity, coalesce(s.value, 0) AS value) AS was
  CROSS JOIN LATERAL (SELECT CASE
      WHEN was.quantity >= 0 THEN f.cost_in
      WHEN f.quantity_in <= -was.quantity THEN round(was.value * f.quantity_in / was.quantity, $13::int)
      ELSE round(f.cost_in * (f.quantity_in + was.quantity) / f.quantity_in, $13::int) - was.value END AS value) AS came
  CROSS JOIN LATERAL (
    SELECT was.quantity + f.quantity_in AS quantity, was.value + came.value AS value
  ) AS had
  CROSS JOIN LATERAL (SELECT CASE
      WHEN had.quantity = 0 THEN round(f.quantity_out * i.usual_cost, $13::int)
      ELSE round(had.value * f.quantity_out / had.quantity, $13::int) END AS value) AS went
  -- Without a cost of their own, units come in at what they had left with.
  CROSS JOIN LATERAL (SELECT CASE WHEN f.has_cost THEN came.value - f.cost_in ELSE 0 END AS correction) AS own
), change AS MATERIALIZED (
  SELECT s.product_id, s.moves, s.quantity_in - s.quantity_out AS quantity, s.value_in - s.value_out AS value,
    s.last_cost
  FROM state s
), entry AS MATERIALIZED (
  SELECT a.line, a.product_id, a.cost, a.delta, s.quantity_before + a.total AS after, a.total_out, s.on_hand,
    s.quantity_out, s.quantity < least(s.quantity_before, 0) AS is_short, v.value,
    CASE WHEN a.delta = 0 OR a.delta > 0 AND (s.quantity_before >= 0 OR s.has_cost) THEN a.unit_cost
      ELSE least(round(v.value / a.delta, 6), 9999999999999) END AS unit_cost
  FROM (
    SELECT a.*, sum(a.delta) OVER w AS total, sum(greatest(a.delta, 0)) OVER w AS total_in,
      sum(greatest(-a.delta, 0)) OVER w AS total_out
    FROM asked a WINDOW w AS (PARTITION BY a.product_id ORDER BY a.line)
  ) a
  LEFT JOIN state s ON s.product_id = a.product_id
  CROSS JOIN LATERAL (SELECT CASE
      WHEN a.delta > 0 AND (s.quantity_before >= 0 OR s.has_cost) THEN round(a.delta * a.unit_cost, $13::int)
      WHEN a.delta > 0 THEN round(s.value_in * a.total_in / s.quantity_in, $13::int) - round(s.value_in * (a.total_in - a.delta) / s.quantity_in, $13::int)
      WHEN a.delta < 0 THEN -(round(s.value_out * a.total_out / s.quantity_out, $13::int) - round(s.value_out * (a.total_out - -a.delta) / s.quantity_out, $13::int))
      ELSE 0 END AS value) AS v
), booking AS MATERIALIZED (
  SELECT e.line, e.product_id, $9::bigint AS warehouse_id, e.delta, e.after, e.unit_cost, e.value FROM entry e
  UNION ALL SELECT 0 AS line, s.product_id, s.warehouse_id, 0::numeric AS delta, s.quantity AS after,
    0::numeric AS unit_cost, s.correction AS value FROM state s WHERE s.correction <> 0
), excess AS MATERIALIZED (
  SELECT s.product_id FROM state s
  WHERE abs(s.quantity) > 9999999999 OR abs(s.value) > least(9999999999999, abs(s.quantity) * 9999999999999)
  UNION SELECT b.product_id FROM booking b
  WHERE greatest(abs(b.delta), abs(b.after)) > 9999999999 OR abs(b.value) > 9999999999999
  UNION SELECT i.id FROM item i JOIN change c ON c.product_id = i.id
  WHERE abs(i.stock_total + c.quantity) > 9999999999 OR abs(i.stock_value + c.value) > 9999999999999
), refusals AS MATERIALIZED (
  SELECT r.* FROM (
    SELECT w.place - 3 AS line, 'warehouse_unknown' AS code, w.id::text AS subject,
      0::numeric AS available, 0::numeric AS asked
    FROM unnest(ARRAY[$9::bigint]) WITH ORDINALITY AS w (id, place)
    WHERE NOT EXISTS (SELECT 1 FROM depot d WHERE d.id = w.id)
    UNION ALL
    SELECT 0, 'period_locked', c.locked_through::text, 0, 0
    FROM company c WHERE $10::date <= c.locked_through AND NOT $15::boolean
    UNION ALL
    SELECT e.line, CASE
      WHEN i.id IS NULL THEN 'product_unknown'
      WHEN NOT i.is_active AND e.delta > 0 AND e.on_hand > 0 THEN 'product_inactive'
      WHEN NOT i.track_stock THEN 'no_stock_kept'
      WHEN e.delta < 0 AND e.cost IS NOT NULL THEN 'cost_of_decrease'
      WHEN e.delta < 0 AND e.total_out > e.on_hand AND e.is_short AND NOT d.may_be_negative THEN 'short'
      WHEN e.product_id = ANY (ARRAY(SELECT x.product_id FROM excess x)) THEN 'too_large' END, coalesce(i.code, e.product_id::text), e.on_hand, e.quantity_out
    FROM entry e LEFT JOIN item i ON i.id = e.product_id LEFT JOIN depot d ON d.id = $9::bigint
  ) r WHERE r.code IS NOT NULL
), refusal AS MATERIALIZED (
  SELECT r.* FROM refusals r ORDER BY r.line LIMIT 1
), missing AS MATERIALIZED (
  SELECT s.product_id, s.warehouse_id FROM state s WHERE s.stock_id IS NULL AND s.moves > 0
), go AS MATERIALIZED (
  SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM refusal) AND NOT EXISTS (SELECT 1 FROM missing)
), stock_moved AS (
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
), counter AS (
  -- All writers of the series wait here, so everything that can be done before is done before.
  INSERT INTO series AS n (company_id, code, prefix, next_number)
  SELECT $1, 'adjustment', 'AJ-', 2 FROM go
  WHERE (SELECT count(*) FROM stock_moved) + (SELECT count(*) FROM products_moved) >= 0
  ON CONFLICT (company_id, code) DO UPDATE SET next_number = n.next_number + 1
  RETURNING n.prefix, (n.next_number - 1)::text AS digits, n.pad
), document AS (
  INSERT INTO adjustments AS d (company_id, number, warehouse_id, reason, date, notes, created_at, updated_at)
  SELECT $1, c.prefix || lpad(c.digits, greatest(c.pad, length(c.digits)), '0'), $9, $11, $10, $12::text, $2, $2
  FROM counter c
  RETURNING d.id, d.number, d.date, d.notes, d.warehouse_id, d.reason
), told AS MATERIALIZED (
  SELECT jsonb_agg(jsonb_build_object('productId', e.product_id, 'before', e.after - e.delta, 'delta', e.delta, 'after', e.after,
    'unitCost', e.unit_cost, 'value', e.value) ORDER BY e.line) AS lines FROM entry e
), booked AS (
  INSERT INTO stock_movements (company_id, date, product_id, warehouse_id,
    document_type, document_id, document_number, line, quantity, quantity_after, unit_cost, value, created_at)
  SELECT $1, d.date, b.product_id, b.warehouse_id, 'adjustment', d.id, d.number, b.line, b.delta, b.after,
    b.unit_cost, b.value, $2
  FROM document d CROSS JOIN booking b WHERE b.delta <> 0 OR b.value <> 0 ORDER BY d.id, b.delta = 0, b.line, b.delta
), audited AS (
  insert into audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type, object_id, after)
    select $1::bigint, $2::timestamptz, $3::text, $4::bigint, $5::text, $6::text, $7::text, $8::text, 'adjustment', (d.id)::text, jsonb_build_object('number', d.number, 'date', d.date, 'notes', d.notes, 'warehouseId', d.warehouse_id, 'reason', d.reason, 'lines', t.lines)
      || CASE WHEN d.date <= c.locked_through THEN jsonb_build_object('lockedThrough', c.locked_through)
         ELSE '{}' END from document d CROSS JOIN told t CROSS JOIN company c
), noted AS (
  insert into outbox (company_id, type, object_type, object_id, at, request_id)
    select $1::bigint, 'adjustment.created', 'adjustment', (d.id)::text,
      $2::timestamptz, $8::text from document d
)
SELECT r.line, r.code, r.subject, trim_scale(r.available)::text AS available, trim_scale(r.asked)::text AS asked,
  (SELECT jsonb_agg(jsonb_build_object('line', s.line,
    'product', s.subject, 'available', trim_scale(s.available)::text, 'asked', trim_scale(s.asked)::text)
    ORDER BY s.line) FROM refusals s WHERE s.code = 'short') AS shortages, d.id, d.number, t.lines,
  ARRAY(SELECT m.product_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_products,
  ARRAY(SELECT m.warehouse_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_warehouses
FROM (SELECT 1) AS always
LEFT JOIN refusal r ON true
LEFT JOIN (document d CROSS JOIN told t) ON true`;
