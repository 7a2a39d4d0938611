SELECT u.id, u.name FROM users u
   WHERE u.company_id = :companyId AND u.is_active AND u.name_key LIKE :pattern
   ORDER BY u.name_key, u.id LIMIT 50
