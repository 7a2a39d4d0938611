WITH note AS (
     INSERT INTO credit_notes AS n (company_id, id, number, status, invoice_id, invoice_number, customer_id,
       customer_name, customer_key, search_text, date, reason, restock, currency_code, exchange_rate, total,
       tax_total, grand_total, base_total, base_tax_total, base_grand_total, taxes, unapplied_amount,
       base_unapplied_amount, created_at, updated_at)
     SELECT i.company_id, :id::bigint, :number, CASE WHEN :unapplied::numeric = 0 THEN 'applied' ELSE 'issued' END, i.id, i.number,
       i.customer_id, i.customer_name, i.customer_key, lower(:number) || ' ' || i.search_text, :date::date, :reason, :restock::boolean,
       i.currency_code, i.exchange_rate, :total::numeric, :taxTotal::numeric, :total::numeric + :taxTotal::numeric, :baseTotal::numeric,
       :baseTaxTotal::numeric, :baseTotal::numeric + :baseTaxTotal::numeric, :taxes::jsonb, :unapplied::numeric, :baseUnapplied::numeric, :now::timestamptz,
       :now::timestamptz
     FROM invoices i WHERE i.company_id = :companyId::bigint AND i.id = :invoiceId::bigint
     RETURNING n.id, n.customer_id, n.base_unapplied_amount
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount + n.base_unapplied_amount FROM note n
     WHERE c.company_id = :companyId::bigint AND c.id = n.customer_id AND n.base_unapplied_amount <> 0
   )
   INSERT INTO credit_note_lines (company_id, credit_note_id, line, invoice_line_id, product_id, warehouse_id,
     quantity, net_amount, tax_amount, cost)
   SELECT :companyId, n.id, l.line, l."invoiceLineId", l."productId", l."warehouseId", l.quantity, l.net, l.tax,
     l.cost
   FROM note n CROSS JOIN jsonb_to_recordset(:lines::jsonb) AS l (line int, "invoiceLineId" bigint,
     "productId" bigint, "warehouseId" bigint, quantity numeric, net numeric, tax numeric, cost numeric)
   ORDER BY l.line
