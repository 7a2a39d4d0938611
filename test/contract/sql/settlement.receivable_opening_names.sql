SELECT p.id, p.code_key, p.name, p.name_key
     FROM customers p WHERE p.company_id = $1::bigint AND p.code_key = ANY ($2::text[])
