WITH note AS (
     INSERT INTO credit_notes AS n (company_id, number, status, invoice_id, invoice_number, customer_id,
       customer_name, customer_key, search_text, date, reason, restock, currency_code, exchange_rate, total,
       tax_total, grand_total, base_total, base_tax_total, base_grand_total, taxes, unapplied_amount,
       base_unapplied_amount, created_at, updated_at)
     SELECT i.company_id, $3, CASE WHEN $12::numeric = 0 THEN 'applied' ELSE 'issued' END, i.id, i.number,
       i.customer_id, i.customer_name, i.customer_key, lower($3) || ' ' || i.search_text, $4::date, $5, $6::boolean,
       i.currency_code, i.exchange_rate, $7::numeric, $8::numeric, $7::numeric + $8::numeric, $9::numeric,
       $10::numeric, $9::numeric + $10::numeric, $11::jsonb, $12::numeric, $13::numeric, $14::timestamptz,
       $14::timestamptz
     FROM invoices i WHERE i.company_id = $1::bigint AND i.id = $2::bigint
     RETURNING n.id
   ), lines AS (
     INSERT INTO credit_note_lines (company_id, credit_note_id, line, invoice_line_id, product_id, warehouse_id,
       quantity, net_amount, tax_amount, cost)
     SELECT $1, n.id, l.line, l."invoiceLineId", l."productId", l."warehouseId", l.quantity, l.net, l.tax, l.cost
     FROM note n CROSS JOIN jsonb_to_recordset($15::jsonb) AS l (line int, "invoiceLineId" bigint,
       "productId" bigint, "warehouseId" bigint, quantity numeric, net numeric, tax numeric, cost numeric)
     ORDER BY l.line
   )
   SELECT n.id FROM note n
