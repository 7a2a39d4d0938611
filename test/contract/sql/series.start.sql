INSERT INTO series (company_id, code, prefix, pad) VALUES (:companyId, :code, :prefix, :pad)
ON CONFLICT (company_id, code) DO NOTHING
