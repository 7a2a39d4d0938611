select u.email, u.role, u.last_login_at from users u where u.company_id = $1::bigint and u.id = $2::bigint
