SELECT count(*) AS count FROM (
     SELECT 1 FROM kyc_faces f
     WHERE f.company_id = :companyId AND f.environment = :environment AND f.collection = :collection
       AND f.model = :model LIMIT :limit) AS counted
