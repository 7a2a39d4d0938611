SELECT c.id, c.name, coalesce(:currencyCode, c.currency_code) AS currency_code
     FROM vendors c
     WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint FOR NO KEY UPDATE
