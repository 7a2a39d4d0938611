SELECT p.id FROM customers p WHERE p.company_id = $1::bigint AND p.id = $2::bigint FOR NO KEY UPDATE
