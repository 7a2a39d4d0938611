SELECT (SELECT c.name FROM product_categories c WHERE c.company_id = :companyId
     AND c.id = :categoryId::bigint) AS category_name,
          EXISTS (SELECT 1 FROM tax_rates t WHERE t.company_id = :companyId
            AND t.id = :taxRateId::bigint) AS has_tax_rate
