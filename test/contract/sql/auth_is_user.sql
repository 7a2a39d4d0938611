select u.id from users u where u.company_id = :companyId::bigint and u.id = :userId::bigint
