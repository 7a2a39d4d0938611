SELECT g.version FROM kyc_face_galleries g
   WHERE g.company_id = :companyId AND g.environment = :environment AND g.collection = :collection
     AND g.model = :model
