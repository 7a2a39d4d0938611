INSERT INTO kyc_session_history
     (company_id, session_id, from_status, to_status, actor_type, actor_id, actor_name, reason, at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
