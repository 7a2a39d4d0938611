SELECT f.code FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.kind = :kind
     AND f.is_required AND f.is_active ORDER BY f.position, f.id
