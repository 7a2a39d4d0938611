SELECT u.id FROM users u
   WHERE u.company_id = :companyId::bigint AND u.id = :id::bigint AND u.role = 'admin' AND u.is_active FOR SHARE
