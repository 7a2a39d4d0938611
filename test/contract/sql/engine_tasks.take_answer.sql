DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id AND t.answer IS NOT NULL RETURNING t.answer
