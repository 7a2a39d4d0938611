DELETE FROM kyc_faces f WHERE f.company_id = $1 AND f.environment = $2 AND f.external_id = $3 RETURNING f.id
