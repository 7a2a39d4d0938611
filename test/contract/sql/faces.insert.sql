INSERT INTO kyc_faces AS f (company_id, environment, collection, model, id, external_id, session_id, is_blocklisted,
     embedding, created_at)
   VALUES (:companyId, :environment, :collection, :model, :id, :externalId, :sessionId, :isBlocklisted, :embedding,
     :createdAt) RETURNING f.id, f.collection, f.model, f.external_id, f.session_id, f.is_blocklisted, f.created_at
