DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id RETURNING t.id
