SELECT (SELECT c.name FROM product_categories c WHERE c.company_id = $1 AND c.id = $2::bigint) AS category_name,
          EXISTS (SELECT 1 FROM tax_rates t WHERE t.company_id = $1 AND t.id = $3::bigint) AS has_tax_rate
