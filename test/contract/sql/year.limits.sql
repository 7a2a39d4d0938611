SELECT c.id, c.credit_limit, c.open_amount - c.unapplied_amount AS owed FROM customers c
   WHERE c.company_id = :companyId::bigint AND c.credit_limit IS NOT NULL
