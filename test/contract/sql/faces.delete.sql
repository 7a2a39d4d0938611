DELETE FROM kyc_faces f WHERE f.company_id = $1 AND f.environment = $2 AND f.id = $3 RETURNING f.id
