SELECT t.id, t.number, t.status, t.from_warehouse_id, f.name AS from_warehouse_name, t.to_warehouse_id,
    w.name AS to_warehouse_name, t.date, t.notes, t.version, t.created_at, t.updated_at, t.reversed_on, t.reverse_reason,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.code,
      'productName', p.name, 'quantity', l.quantity::text, 'fromAfter', l.from_after::text,
      'toAfter', l.to_after::text, 'value', l.value::text) ORDER BY l.line), '[]')
    FROM (SELECT s.line, s.product_id, s.quantity, s.from_after, s.to_after, s.value
      FROM transfer_lines s WHERE s.company_id = :companyId AND s.transfer_id = t.id
      UNION ALL
      SELECT m.line, m.product_id, n.quantity, m.quantity_after, n.quantity_after, n.value
      FROM stock_movements m
      JOIN stock_movements n ON n.company_id = m.company_id AND n.document_type = m.document_type
        AND n.document_id = m.document_id AND n.line = m.line AND n.quantity > 0
      WHERE m.company_id = :companyId AND m.document_type = 'transfer' AND m.document_id = t.id AND m.line > 0
        AND m.quantity < 0
        AND NOT EXISTS (SELECT 1 FROM transfer_lines s WHERE s.company_id = :companyId AND s.transfer_id = t.id)) AS l
    JOIN products p ON p.company_id = :companyId AND p.id = l.product_id) AS lines
FROM transfers t JOIN warehouses f ON f.company_id = t.company_id AND f.id = t.from_warehouse_id
  JOIN warehouses w ON w.company_id = t.company_id AND w.id = t.to_warehouse_id
WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint
