SELECT p.id FROM products p WHERE p.company_id = $1 AND p.id = $2 FOR UPDATE
