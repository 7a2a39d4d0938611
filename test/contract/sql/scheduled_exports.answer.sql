UPDATE scheduled_exports r SET asked_at = NULL WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
