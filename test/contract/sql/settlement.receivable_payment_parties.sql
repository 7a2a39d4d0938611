SELECT p.party, p.company FROM receivable_payments p
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
