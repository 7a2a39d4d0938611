SELECT c.code, c.name, c.trade_name, NULL AS tax_id_type, c.tax_id, c.email, c.phone, NULL AS language,
     c.address->>'line1' AS line1, c.address->>'line2' AS line2, c.address->>'city' AS city,
     c.address->>'region' AS region, c.address->>'postalCode' AS postal_code, c.address->>'country' AS country
   FROM companies c WHERE c.id = :companyId::bigint
