SELECT u.id, u.name FROM record_watchers w
   JOIN users u ON u.company_id = w.company_id AND u.id = w.user_id
   WHERE w.company_id = :companyId AND w.kind = :kind AND w.record_id = :recordId AND u.is_active
   ORDER BY w.since, u.id LIMIT 200
