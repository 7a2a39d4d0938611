SELECT count(*)::int AS total FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.kind = :kind
