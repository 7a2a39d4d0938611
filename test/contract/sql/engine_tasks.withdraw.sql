DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id AND t.attempt = 0 RETURNING t.id
