SELECT r.id, r.number, r.status, r.order_id, o.number AS order_number, r.vendor_id, o.vendor_name, r.warehouse_id,
    w.name AS warehouse_name, r.date, r.vendor_invoice_number, r.notes, r.currency_code, r.total, r.tax_total,
    r.grand_total, r.version, r.created_at, r.updated_at, r.reversed_at, r.reverse_reason,
  (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'orderLineId', l.order_line_id, 'productId', l.product_id,
      'quantity', l.quantity::text, 'unitCost', l.unit_cost::text, 'netAmount', l.net_amount::text,
      'taxAmount', l.tax_amount::text) ORDER BY l.line)
    FROM reception_lines l WHERE l.company_id = r.company_id AND l.reception_id = r.id) AS lines
FROM receptions r JOIN purchase_orders o ON o.company_id = r.company_id AND o.id = r.order_id
  JOIN warehouses w ON w.company_id = r.company_id AND w.id = r.warehouse_id
WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
