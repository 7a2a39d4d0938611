SELECT DISTINCT a.date, a.id, a.number, a.warehouse_id, l.product_id, p.code AS product_code
FROM stock_movements m
JOIN adjustment_lines l ON l.company_id = m.company_id AND l.product_id = m.product_id AND l.counted_quantity IS NOT NULL
JOIN adjustments a ON a.company_id = l.company_id AND a.id = l.adjustment_id AND a.warehouse_id = m.warehouse_id
JOIN products p ON p.company_id = l.company_id AND p.id = l.product_id
WHERE m.company_id = :companyId::bigint AND m.document_type = :documentType AND m.document_id = :documentId::bigint
  AND m.quantity <> 0 AND a.status = 'posted' AND m.id > a.last_movement_id
  AND (m.date < a.date OR (m.date = a.date AND a.date < :today::date))
  AND NOT (m.document_type = 'adjustment' AND m.document_id = a.id)
ORDER BY a.date, a.id, l.product_id LIMIT 20
