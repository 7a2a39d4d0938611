SELECT u.code FROM company_currencies u
     WHERE u.company_id = :companyId::bigint AND u.is_active AND u.code = coalesce(:currencyCode,
       (SELECT c.currency_code FROM vendors c WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint))
     FOR SHARE OF u
