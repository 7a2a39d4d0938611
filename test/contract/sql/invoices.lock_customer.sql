SELECT c.name, c.is_active, c.is_blocked, c.credit_limit, c.open_amount - c.unapplied_amount AS owed
FROM customers c
WHERE c.company_id = :companyId::bigint AND c.id = :customerId::bigint
FOR NO KEY UPDATE
