select u.email, u.role, u.last_login_at from users u where u.company_id = :companyId::bigint and u.id = :userId::bigint
