SELECT p.code_key FROM vendors p WHERE p.company_id = $1 AND p.code_key = ANY ($2::text[])
