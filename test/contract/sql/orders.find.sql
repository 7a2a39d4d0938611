SELECT o.id, o.number, o.status, o.vendor_id, o.vendor_name, o.order_date, o.expected_date, o.currency_code,
  o.total, o.tax_total, o.grand_total, round(100 * o.received_quantity / o.ordered_quantity, 2) AS received_percent,
  o.version, o.created_at, o.updated_at, (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id, 'productCode', l.product_code,
    'description', l.description, 'unit', l.unit, 'tracksStock', l.tracks_stock, 'quantity', l.quantity::text,
    'unitPrice', l.unit_price::text, 'discountPercent', l.discount_percent::text, 'netAmount', l.net_amount::text,
    'taxAmount', l.tax_amount::text, 'taxRate', l.tax_rate::text, 'taxCategory', l.tax_category, 'taxes', l.taxes,
    'receivedQuantity', l.received_quantity::text) ORDER BY l.line)
  FROM purchase_order_lines l WHERE l.company_id = :companyId AND l.order_id = o.id) AS lines, o.vendor_key, o.vendor, o.company, o.warehouse_id, coalesce(o.warehouse_name, w.name) AS warehouse_name, o.payment_terms,
    o.terms, o.exchange_rate, o.tax_rounding, o.reference, o.notes, o.taxes, c.over_receipt_tolerance, c.price_tolerance, coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number,
    'status', r.status, 'date', r.date, 'warehouseId', r.warehouse_id, 'vendorInvoiceNumber', r.vendor_invoice_number,
    'notes', r.notes, 'currencyCode', r.currency_code, 'total', r.total::text, 'taxTotal', r.tax_total::text,
    'grandTotal', r.grand_total::text, 'version', r.version, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
    'lines', (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'orderLineId', l.order_line_id,
        'productId', l.product_id, 'quantity', l.quantity::text, 'unitCost', l.unit_cost::text,
        'netAmount', l.net_amount::text, 'taxAmount', l.tax_amount::text) ORDER BY l.line)
      FROM reception_lines l WHERE l.company_id = r.company_id AND l.reception_id = r.id)) ORDER BY r.id)
  FROM receptions r WHERE r.company_id = o.company_id AND r.order_id = o.id), '[]') AS receptions
  FROM purchase_orders o JOIN companies c ON c.id = o.company_id
    JOIN warehouses w ON w.company_id = o.company_id AND w.id = o.warehouse_id
  WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint
