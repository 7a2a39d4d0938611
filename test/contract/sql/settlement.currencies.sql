SELECT u.code FROM company_currencies u
   WHERE u.company_id = :companyId::bigint AND u.is_active
     AND (:isAny::boolean OR u.code = :currencyCode)
   ORDER BY u.code FOR SHARE
