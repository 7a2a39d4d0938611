SELECT p.party, p.company FROM payable_payments p
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
