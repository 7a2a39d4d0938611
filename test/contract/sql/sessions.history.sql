SELECT h.from_status, h.to_status, h.actor_type, h.actor_id, h.actor_name, h.reason, h.at
   FROM kyc_session_history h WHERE h.company_id = :companyId AND h.session_id = :sessionId
   ORDER BY h.id DESC LIMIT 1000
