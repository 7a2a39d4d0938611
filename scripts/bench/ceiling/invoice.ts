/** A whole invoice as one statement: fewer round trips than ours, hard to read. It locks, checks, computes, numbers and writes. */
export const invoiceSql = `WITH doc AS MATERIALIZED (
  SELECT d.* FROM jsonb_to_record($9::jsonb) AS d (id bigint, version int, created_at timestamptz, search_text text, is_cash boolean,
  party_id bigint, party_name text, party_key text, party jsonb, issue_date date, due_date date, payment_terms text,
  payment_terms_name text, currency_code text, exchange_rate numeric, tax_rounding text, prices_include_tax boolean, notes text,
  total numeric, tax_total numeric, grand_total numeric, base_total numeric, base_tax_total numeric,
  base_grand_total numeric, taxes jsonb, company jsonb, draft jsonb)
), line AS MATERIALIZED (
  SELECT l.* FROM jsonb_to_recordset($10::jsonb) AS l (line int, product_id bigint, product_code text, description text, unit text, warehouse_id bigint,
  quantity numeric, unit_price numeric, discount_percent numeric, net_amount numeric, tax_amount numeric,
  tax_category text, tax_rate numeric, taxes jsonb)
), company AS MATERIALIZED (
  SELECT c.locked_through FROM companies c WHERE c.id = $1::bigint FOR SHARE
), party AS MATERIALIZED (
  SELECT c.id, c.name, c.is_active, c.is_blocked, c.credit_limit, c.open_amount - c.unapplied_amount AS owed
  FROM customers c WHERE c.company_id = $1 AND c.id = (SELECT d.party_id FROM doc d) FOR NO KEY UPDATE
), goods AS MATERIALIZED (
  SELECT l.line, l.product_id, l.warehouse_id, -l.quantity AS delta, NULL::numeric AS value,
    NULL::numeric AS unit_cost
  FROM line l WHERE l.warehouse_id IS NOT NULL AND (SELECT count(*) FROM party) >= 0
), depot AS MATERIALIZED (
  SELECT w.id, w.allows_negative AND $12::boolean AS may_be_negative FROM warehouses w
  WHERE w.company_id = $1 AND w.id IN (SELECT g.warehouse_id FROM goods g)
), item AS MATERIALIZED (
  SELECT p.id, p.code, p.is_active, p.track_stock, p.stock_total, p.stock_value,
    least(CASE WHEN p.stock_total > 0 THEN round(greatest(p.stock_value, 0) / p.stock_total, 6)
      ELSE coalesce(p.last_cost, 0) END, 9999999999999) AS usual_cost
  FROM products p WHERE p.company_id = $1 AND p.id = ANY (ARRAY(SELECT g.product_id FROM goods g)) ORDER BY p.id FOR NO KEY UPDATE
), place AS MATERIALIZED (
  SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
  WHERE s.company_id = $1 AND s.warehouse_id IN (SELECT g.warehouse_id FROM goods g)
    AND s.product_id = ANY (ARRAY(SELECT i.id FROM item i))
  ORDER BY s.id FOR UPDATE
),
flow AS MATERIALIZED (
  SELECT g.product_id, g.warehouse_id, count(*) AS moves,
    sum(greatest(g.delta, 0)) AS quantity_in, sum(greatest(-g.delta, 0)) AS quantity_out,
    coalesce(sum(round(g.value, $11::int)) FILTER (WHERE g.delta > 0), 0) AS cost_in,
    CASE WHEN bool_and(g.value IS NOT NULL) FILTER (WHERE g.delta < 0)
      THEN sum(round(g.value, $11::int)) FILTER (WHERE g.delta < 0) END AS cost_out,
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
  CROSS JOIN LATERAL (SELECT CASE
      WHEN was.quantity >= 0 THEN f.cost_in
      WHEN f.quantity_in <= -was.quantity THEN round(was.value * f.quantity_in / was.quantity, $11::int)
      ELSE round(f.cost_in * (f.quantity_in + was.quantity) / f.quantity_in, $11::int) - was.value END AS value) AS came
  CROSS JOIN LATERAL (
    SELECT was.quantity + f.quantity_in AS quantity, was.value + came.value AS value
  ) AS had
  -- Of what stays, the value never falls below zero; the last units take all that is left.
  CROSS JOIN LATERAL (
    SELECT CASE WHEN f.cost_out <= had.value AND f.quantity_out < had.quantity THEN f.cost_out
      ELSE CASE
      WHEN had.quantity = 0 THEN round(f.quantity_out * i.usual_cost, $11::int)
      ELSE round(had.value * f.quantity_out / had.quantity, $11::int) END END AS value
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
      ELSE least(round(v.value / g.delta, 6), 9999999999999) END AS unit_cost
  FROM (
    SELECT g.*, sum(g.delta) OVER w AS total, sum(greatest(g.delta, 0)) OVER w AS total_in,
      sum(greatest(-g.delta, 0)) OVER w AS total_out
    FROM goods g WINDOW w AS (PARTITION BY g.product_id, g.warehouse_id ORDER BY g.line)
  ) g
  LEFT JOIN state s ON s.product_id = g.product_id AND s.warehouse_id = g.warehouse_id
  CROSS JOIN LATERAL (SELECT CASE
      WHEN g.delta > 0 THEN round(g.value, $11::int)
      WHEN s.cost_out IS NOT NULL THEN -round(g.value, $11::int)
      ELSE -(round(s.value_out * g.total_out / s.quantity_out, $11::int) - round(s.value_out * (g.total_out - -g.delta) / s.quantity_out, $11::int)) END AS value) AS v
), booking AS MATERIALIZED (
  SELECT e.line, e.product_id, e.warehouse_id, e.delta, e.after, e.unit_cost, e.value FROM entry e
  UNION ALL SELECT 0 AS line, s.product_id, s.warehouse_id, 0::numeric AS delta, s.quantity AS after,
    0::numeric AS unit_cost, s.correction AS value FROM state s WHERE s.correction <> 0
), excess AS MATERIALIZED (
  SELECT s.product_id FROM state s
  WHERE abs(s.quantity) > 9999999999 OR abs(s.value) > least(9999999999999, abs(s.quantity) * 9999999999999)
  UNION SELECT b.product_id FROM booking b
  WHERE greatest(abs(b.delta), abs(b.after)) > 9999999999 OR abs(b.value) > 9999999999999
  UNION SELECT i.id FROM item i JOIN change c ON c.product_id = i.id
  WHERE abs(i.stock_total + c.quantity) > 9999999999 OR abs(i.stock_value + c.value) > 9999999999999
), stock_refusal AS MATERIALIZED (
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
), missing AS MATERIALIZED (
  SELECT s.product_id, s.warehouse_id FROM state s WHERE s.stock_id IS NULL AND s.moves > 0
), refusal AS MATERIALIZED (
  SELECT r.* FROM (
    SELECT -2 AS line, CASE
      WHEN p.id IS NULL THEN 'customer_unknown'
      WHEN NOT p.is_active THEN 'customer_inactive'
      WHEN p.is_blocked THEN 'customer_blocked'
      WHEN NOT d.is_cash AND p.owed + d.base_grand_total > p.credit_limit THEN 'credit_limit' END AS code,
      coalesce(p.name, d.party_id::text) AS subject, p.owed AS available, d.base_grand_total AS asked,
      p.credit_limit::text AS bound
    FROM doc d LEFT JOIN party p ON true
    UNION ALL
    SELECT -1, 'period_locked', c.locked_through::text, 0, 0, NULL
    FROM company c CROSS JOIN doc d WHERE d.issue_date <= c.locked_through AND NOT $13::boolean
    UNION ALL
    SELECT 0, 'date_before_last', n.last_date::text, 0, 0, NULL
    FROM series n CROSS JOIN doc d WHERE n.company_id = $1 AND n.code = 'invoice' AND n.last_date > d.issue_date
    UNION ALL
    SELECT g.line, 'product_inactive', i.code, 0, 0, NULL
    FROM goods g JOIN item i ON i.id = g.product_id WHERE NOT i.is_active
    UNION ALL
    SELECT r.line, r.code, r.subject, r.available, r.asked, NULL FROM stock_refusal r
  ) r WHERE r.code IS NOT NULL ORDER BY r.line LIMIT 1
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
  -- All writers of the series wait here. A date before the last document's breaks the check of the counter.
  INSERT INTO series AS n (company_id, code, prefix, next_number, last_date)
  SELECT $1, 'invoice', 'F-', 2, d.issue_date FROM go CROSS JOIN doc d
  WHERE (SELECT count(*) FROM stock_moved) + (SELECT count(*) FROM products_moved) >= 0
  ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
    next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + 1 END
  RETURNING n.prefix, (n.next_number - 1)::text AS digits, n.pad
), document AS (
  INSERT INTO invoices AS d (company_id, id, number, status, search_text, customer_id, customer_name, customer_key,
    customer, issue_date, due_date, payment_terms, payment_terms_name, currency_code,
  exchange_rate, tax_rounding, prices_include_tax, notes, total, tax_total, grand_total, base_total, base_tax_total,
  base_grand_total, taxes, company, open_amount,
    version, created_at, updated_at)
  SELECT $1, coalesce(x.id, nextval(pg_get_serial_sequence('invoices', 'id'))), s.number, CASE WHEN x.grand_total = 0 THEN 'paid' ELSE 'issued' END,
    lower(s.number) || ' ' || x.search_text, x.party_id, x.party_name, x.party_key, x.party,
    x.issue_date, x.due_date, x.payment_terms, x.payment_terms_name, x.currency_code, x.exchange_rate, x.tax_rounding, x.prices_include_tax, x.notes, x.total, x.tax_total, x.grand_total, x.base_total, x.base_tax_total, x.base_grand_total, x.taxes, x.company, x.grand_total, coalesce(x.version, 1), coalesce(x.created_at, $2::timestamptz), $2::timestamptz
  FROM counter c CROSS JOIN doc x CROSS JOIN LATERAL (
    SELECT c.prefix || lpad(c.digits, greatest(c.pad, length(c.digits)), '0') AS number
  ) s
  RETURNING d.id, d.number, d.issue_date AS date, d.status, d.search_text
), lines AS (
  INSERT INTO invoice_lines (company_id, invoice_id, cost, line, product_id, product_code, description, unit, warehouse_id, quantity, unit_price,
  discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes)
  SELECT $1, d.id, -b.value, l.line, l.product_id, l.product_code, l.description, l.unit, l.warehouse_id, l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category, l.tax_rate, l.taxes
  FROM document d CROSS JOIN line l LEFT JOIN booking b ON b.line = l.line ORDER BY d.id, l.line
), opened AS (
  INSERT INTO receivables (company_id, party_id, party_name, party_key, search_text, document_type, document_id,
    document_number, party_number, issue_date, due_date, currency_code, exchange_rate, amount, open_amount,
    base_amount, base_open_amount, status, created_at, updated_at)
  SELECT $1::bigint, x.party_id, x.party_name, x.party_key, d.search_text, 'invoice', d.id,
    d.number, NULL, x.issue_date, x.due_date, x.currency_code, x.exchange_rate,
    x.grand_total, x.grand_total, x.base_grand_total, CASE WHEN x.grand_total = 0 THEN 0 ELSE x.base_grand_total END,
    CASE WHEN x.grand_total = 0 THEN 'closed' ELSE 'open' END, $2::timestamptz, $2::timestamptz
  FROM document d CROSS JOIN doc x
  RETURNING id, party_id, issue_date, document_number, currency_code, amount, base_open_amount, due_date,
    created_at
), opened_entry AS (
  INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
    currency_code, amount, base_amount, created_at)
  SELECT $1::bigint, o.party_id, o.issue_date, 'item', o.id, 'opened', o.document_number, o.currency_code, o.amount,
    o.base_open_amount, o.created_at
  FROM opened o
), audited AS (
  insert into audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type, object_id, after)
    select $1::bigint, $2::timestamptz, $3::text, $4::bigint, $5::text, $6::text, $7::text, $8::text, 'invoice', (d.id)::text, jsonb_build_object('number', d.number, 'issueDate', d.date, 'customerId', x.party_id,
      'currencyCode', x.currency_code, 'total', x.total, 'taxTotal', x.tax_total, 'grandTotal', x.grand_total)
      || CASE WHEN d.date <= c.locked_through THEN jsonb_build_object('lockedThrough', c.locked_through)
         ELSE '{}' END from document d CROSS JOIN doc x CROSS JOIN company c
), noted AS (
  insert into outbox (company_id, type, object_type, object_id, at, request_id)
    select $1::bigint, 'invoice.issued', 'invoice', (d.id)::text,
      $2::timestamptz, $8::text from document d CROSS JOIN doc x
), booked AS (
  INSERT INTO stock_movements (company_id, date, product_id, warehouse_id,
    document_type, document_id, document_number, line, quantity, quantity_after, unit_cost, value, created_at)
  SELECT $1, d.date, b.product_id, b.warehouse_id, 'invoice', d.id, d.number, b.line, b.delta, b.after,
    b.unit_cost, b.value, $2
  FROM document d CROSS JOIN booking b WHERE b.delta <> 0 OR b.value <> 0 ORDER BY d.id, b.delta = 0, b.line, b.delta
)
SELECT r.line, r.code, r.subject, trim_scale(r.available)::text AS available, trim_scale(r.asked)::text AS asked,
  trim_scale(r.bound::numeric)::text AS bound, (SELECT jsonb_agg(jsonb_build_object('line', s.line,
    'product', s.subject, 'available', trim_scale(s.available)::text, 'asked', trim_scale(s.asked)::text)
    ORDER BY s.line) FROM stock_refusal s WHERE s.code = 'short') AS shortages, d.id, d.number, d.status,
  ARRAY(SELECT m.product_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_products,
  ARRAY(SELECT m.warehouse_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_warehouses
FROM (SELECT 1) AS always LEFT JOIN refusal r ON true LEFT JOIN document d ON true`;
