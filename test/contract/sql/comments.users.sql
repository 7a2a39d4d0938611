SELECT u.id, u.name, u.is_active FROM users u
   WHERE u.company_id = :companyId AND u.id = ANY ((SELECT :ids::bigint[])::bigint[])
