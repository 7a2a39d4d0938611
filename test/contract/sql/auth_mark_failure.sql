update users set
     failed_attempts = case when failed_attempts + 1 >= :maxAttempts::int then 0 else failed_attempts + 1 end,
     locked_until = case when failed_attempts + 1 >= :maxAttempts::int
       then :lockedUntil::timestamptz else locked_until end
   where company_id = :companyId::bigint and id = :userId::bigint
   returning locked_until
