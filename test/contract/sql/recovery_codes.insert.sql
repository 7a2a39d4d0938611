INSERT INTO recovery_codes (company_id, user_id, hash)
   SELECT :companyId, :userId, c.hash FROM unnest(:hashes::bytea[]) AS c (hash)
