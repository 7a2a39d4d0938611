SELECT c.face_id, f.id, f.external_id, f.session_id, f.is_blocklisted, f.embedding FROM kyc_face_changes c
   LEFT JOIN kyc_faces f ON f.company_id = c.company_id AND f.id = c.face_id AND f.environment = c.environment
     AND f.collection = c.collection AND f.model = c.model
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.collection = :collection AND c.model = :model
     AND c.version > :from AND c.version <= :to
