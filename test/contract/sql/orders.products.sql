SELECT p.id FROM products p WHERE p.company_id = $1::bigint AND p.id = ANY ($2::bigint[]) ORDER BY p.id FOR SHARE
