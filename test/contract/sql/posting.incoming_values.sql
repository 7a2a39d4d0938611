SELECT m.line, sum(m.value) AS value
FROM stock_movements m
WHERE m.company_id = :companyId::bigint AND m.document_type = :documentType AND m.document_id = :documentId::bigint
  AND m.quantity > 0
GROUP BY m.line
