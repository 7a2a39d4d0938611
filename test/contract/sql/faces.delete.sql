DELETE FROM kyc_faces f WHERE f.company_id = :companyId AND f.environment = :environment AND f.id = :id RETURNING f.id, f.collection, f.model
