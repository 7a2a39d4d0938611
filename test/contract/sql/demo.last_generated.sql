SELECT coalesce(max(substr(p.code, 5)::bigint), 0) AS last FROM products p
   WHERE p.company_id = :companyId AND p.code_key ~ '^gen-[0-9]{7,9}$'
