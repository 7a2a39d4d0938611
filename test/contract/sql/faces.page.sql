SELECT f.id, f.external_id, f.session_id, f.is_blocklisted, f.embedding FROM kyc_faces f
   WHERE f.company_id = $1 AND f.environment = $2 AND f.collection = $3 AND f.model = $4 AND f.id > $5
   ORDER BY f.id LIMIT $6
