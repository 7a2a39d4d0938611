SELECT c.id, c.name, c.currency_code FROM vendors c
     WHERE c.company_id = $1::bigint AND c.id = $2::bigint FOR NO KEY UPDATE
