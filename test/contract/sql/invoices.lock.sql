SELECT i.customer_id, i.status
FROM invoices i
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint
FOR UPDATE
