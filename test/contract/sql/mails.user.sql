SELECT u.company_id AS "companyId", u.id AS "userId", u.name, u.email, coalesce(u.locale, c.locale) AS locale
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId::bigint AND u.id = :userId::bigint
