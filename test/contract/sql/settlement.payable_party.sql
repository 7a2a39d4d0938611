SELECT p.id FROM vendors p WHERE p.company_id = $1::bigint AND p.id = $2::bigint FOR NO KEY UPDATE
