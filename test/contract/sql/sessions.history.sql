SELECT h.from_status, h.to_status, h.actor_type, h.actor_id, h.actor_name, h.reason, h.at
   FROM kyc_session_history h WHERE h.company_id = $1 AND h.session_id = $2
   ORDER BY h.id DESC LIMIT 1000
