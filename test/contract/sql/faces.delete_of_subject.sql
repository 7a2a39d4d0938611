DELETE FROM kyc_faces f WHERE f.company_id = :companyId AND f.environment = :environment AND f.external_id = :externalId RETURNING f.id, f.collection, f.model
