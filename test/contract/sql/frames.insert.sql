INSERT INTO kyc_liveness_frames AS f (company_id, environment, hash, created_at)
   SELECT :companyId, :environment, h, :now FROM unnest(:hashes::bytea[]) h ON CONFLICT DO NOTHING RETURNING f.hash
