DELETE FROM record_values v WHERE v.company_id = :companyId::bigint AND v.kind = :kind
     AND v.entry = ANY (:entries::text[]) AND v.record_id = :recordId::bigint
