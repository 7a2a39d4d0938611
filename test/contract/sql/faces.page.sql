SELECT f.id, f.external_id, f.session_id, f.is_blocklisted, f.embedding FROM kyc_faces f
   WHERE f.company_id = :companyId AND f.environment = :environment AND f.collection = :collection
     AND f.model = :model AND f.id > :after
   ORDER BY f.id LIMIT :limit
