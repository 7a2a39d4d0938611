SELECT EXISTS (SELECT 1 FROM companies) AS has_companies
