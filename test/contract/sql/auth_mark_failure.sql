update users set
     failed_attempts = case when failed_attempts + 1 >= $4::int then 0 else failed_attempts + 1 end,
     locked_until = case when failed_attempts + 1 >= $4::int
       then $3::timestamptz + make_interval(mins => $5::int) else locked_until end
   where company_id = $1::bigint and id = $2::bigint
   returning locked_until
