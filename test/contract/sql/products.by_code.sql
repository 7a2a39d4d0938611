SELECT p.id FROM products p WHERE p.company_id = $1 AND p.code_key = $2 FOR UPDATE
