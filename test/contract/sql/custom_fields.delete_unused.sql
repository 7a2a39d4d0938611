DELETE FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.id = :id::bigint
     AND NOT EXISTS (SELECT FROM record_values v WHERE v.company_id = f.company_id AND v.kind = f.kind
       AND v.entry >= :from AND v.entry < :to)
   RETURNING f.id
