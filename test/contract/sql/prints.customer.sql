SELECT p.code, p.name, p.trade_name, p.tax_id_type, p.tax_id, p.email, p.phone, p.language, p.line1, p.line2,
     p.city, p.region, p.postal_code, p.country FROM customers p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
