WITH doc AS MATERIALIZED (
     SELECT d.* FROM jsonb_to_record(:document::jsonb) AS d (id bigint, number text, "orderId" bigint, "warehouseId" bigint,
       date date,
       "vendorInvoiceNumber" text, "vendorInvoiceKey" text, notes text, "exchangeRate" numeric, total numeric,
       "taxTotal" numeric, "grandTotal" numeric, taxes jsonb, status text)
   ), line AS MATERIALIZED (
     SELECT l.* FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, "orderLineId" bigint, "productId" bigint, "tracksStock" boolean, quantity numeric,
  "unitCost" numeric, "netAmount" numeric, "taxAmount" numeric)
   ), ordered AS (
     UPDATE purchase_orders o SET status = d.status, version = o.version + 1, updated_at = :now::timestamptz,
       received_quantity = o.received_quantity + (SELECT sum(l.quantity) FROM line l)
     FROM doc d WHERE o.company_id = :companyId::bigint AND o.id = d."orderId" RETURNING o.vendor_id, o.currency_code
   ), filled AS (
     UPDATE purchase_order_lines p SET received_quantity = p.received_quantity + s.quantity
     FROM (SELECT l."orderLineId" AS id, sum(l.quantity) AS quantity FROM line l GROUP BY 1) s
     WHERE p.company_id = :companyId::bigint AND p.id = s.id
   ), document AS (
     INSERT INTO receptions AS r (company_id, id, number, order_id, vendor_id, warehouse_id, date, vendor_invoice_number,
       vendor_invoice_key, notes, currency_code, exchange_rate, total, tax_total, grand_total, taxes, created_at,
       updated_at)
     SELECT :companyId::bigint, d.id, d.number, d."orderId", o.vendor_id, d."warehouseId", d.date, d."vendorInvoiceNumber",
       d."vendorInvoiceKey", d.notes, o.currency_code, d."exchangeRate", d.total, d."taxTotal", d."grandTotal",
       d.taxes, :now::timestamptz, :now::timestamptz
     FROM doc d CROSS JOIN ordered o RETURNING r.id
   )
   INSERT INTO reception_lines (company_id, reception_id, line, order_line_id, product_id, tracks_stock, quantity,
     unit_cost, net_amount, tax_amount)
   SELECT :companyId::bigint, d.id, l.line, l."orderLineId", l."productId", l."tracksStock", l.quantity, l."unitCost",
     l."netAmount", l."taxAmount"
   FROM document d CROSS JOIN line l ORDER BY l.line
