SELECT r.id, r.number, r.status, r.order_id, r.vendor_id, r.warehouse_id, r.date, r.grand_total,
    (SELECT jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.product_code,
       'tracksStock', l.tracks_stock, 'quantity', l.quantity::text) ORDER BY l.line)
     FROM reception_lines l JOIN purchase_order_lines p ON p.company_id = l.company_id AND p.id = l.order_line_id
     WHERE l.company_id = r.company_id AND l.reception_id = r.id) AS lines
  FROM receptions r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
