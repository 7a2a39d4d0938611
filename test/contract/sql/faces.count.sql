SELECT count(*) AS count FROM (
     SELECT 1 FROM kyc_faces f
     WHERE f.company_id = $1 AND f.environment = $2 AND f.collection = $3 AND f.model = $4 LIMIT $5) AS counted
