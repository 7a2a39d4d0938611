SELECT f.hash FROM kyc_liveness_frames f
   WHERE f.company_id = :companyId AND f.environment = :environment AND f.hash = ANY (:hashes::bytea[])
