INSERT INTO kyc_session_history
     (company_id, session_id, from_status, to_status, actor_type, actor_id, actor_name, reason, at)
   VALUES (:companyId, :sessionId, :from, :to, :actorType, :actorId, :actorName, :reason, :at)
