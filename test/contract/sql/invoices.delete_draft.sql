DELETE FROM invoices i
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint AND i.status = 'draft'
