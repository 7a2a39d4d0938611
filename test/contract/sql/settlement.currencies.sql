SELECT u.code FROM company_currencies u
   WHERE u.company_id = :companyId::bigint AND u.is_active
     AND (:currencyCode::text IS NULL OR u.code = :currencyCode::text)
   ORDER BY u.code FOR SHARE
