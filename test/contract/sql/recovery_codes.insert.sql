INSERT INTO recovery_codes (company_id, user_id, hash)
   SELECT $1, $2, c.hash FROM unnest($3::bytea[]) AS c (hash)
