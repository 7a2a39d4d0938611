SELECT f.hash FROM kyc_liveness_frames f
   WHERE f.company_id = $1 AND f.environment = $2 AND f.hash = ANY ($3::bytea[])
