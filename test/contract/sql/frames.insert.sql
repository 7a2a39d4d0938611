INSERT INTO kyc_liveness_frames AS f (company_id, environment, hash, created_at)
   SELECT $1, $2, h, $4 FROM unnest($3::bytea[]) h ON CONFLICT DO NOTHING RETURNING f.hash
