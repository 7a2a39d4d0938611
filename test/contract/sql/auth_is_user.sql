select u.id from users u where u.company_id = $1::bigint and u.id = $2::bigint
