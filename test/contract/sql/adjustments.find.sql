SELECT a.id, a.number, a.status, a.warehouse_id, w.name AS warehouse_name, a.reason, a.date, a.notes, a.version,
    a.created_at, a.updated_at, a.reversed_on, a.reverse_reason,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.code,
      'productName', p.name, 'countedQuantity', l.counted_quantity::text, 'before', l.before::text,
      'delta', l.delta::text, 'after', l.after::text, 'unitCost', l.unit_cost::text, 'value', l.value::text,
      'later', (SELECT jsonb_agg(jsonb_build_object('documentType', d.document_type, 'documentId', d.document_id,
      'documentNumber', d.document_number, 'date', d.date, 'quantity', d.quantity::text) ORDER BY d.date, d.first_id)
    FROM (SELECT m.document_type, m.document_id, m.document_number, m.date, sum(m.quantity) AS quantity, min(m.id) AS first_id
      FROM stock_movements m
      WHERE m.company_id = :companyId AND m.product_id = l.product_id AND m.warehouse_id = a.warehouse_id
        AND m.id > a.last_movement_id AND m.quantity <> 0
        AND (m.date < a.date OR (m.date = a.date AND (m.created_at AT TIME ZONE :timeZone::text)::date > a.date))
        AND NOT (m.document_type = 'adjustment' AND m.document_id = a.id)
      GROUP BY m.document_type, m.document_id, m.document_number, m.date) d
    WHERE l.counted_quantity IS NOT NULL AND a.status = 'posted')) ORDER BY l.line), '[]')
    FROM (SELECT s.line, s.product_id, s.counted_quantity, s.before, s.delta, s.after, s.unit_cost, s.value
      FROM adjustment_lines s WHERE s.company_id = :companyId AND s.adjustment_id = a.id
      UNION ALL
      SELECT m.line, m.product_id, NULL, m.quantity_after - m.quantity, m.quantity, m.quantity_after, m.unit_cost, m.value
      FROM stock_movements m
      WHERE m.company_id = :companyId AND m.document_type = 'adjustment' AND m.document_id = a.id AND m.line > 0
        AND NOT EXISTS (SELECT 1 FROM adjustment_lines s WHERE s.company_id = :companyId AND s.adjustment_id = a.id)) AS l
    JOIN products p ON p.company_id = :companyId AND p.id = l.product_id) AS lines
FROM adjustments a JOIN warehouses w ON w.company_id = a.company_id AND w.id = a.warehouse_id
WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint
