SELECT i.id, i.party_id, i.open_amount FROM payables i
   WHERE i.company_id = :companyId::bigint AND i.id = ANY (:wanted::bigint[]) AND i.open_amount > 0 ORDER BY i.id
