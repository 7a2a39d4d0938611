UPDATE engine_tasks t SET answer = :answer, input = '', leased_until = NULL
   WHERE t.company_id = :companyId AND t.id = :id AND t.leased_by = :leasedBy::uuid AND t.answer IS NULL
   RETURNING t.id
