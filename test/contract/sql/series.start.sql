INSERT INTO series (company_id, code, prefix, pad) VALUES ($1, $2, $3, $4)
ON CONFLICT (company_id, code) DO NOTHING
