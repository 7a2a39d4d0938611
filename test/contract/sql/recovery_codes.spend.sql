DELETE FROM recovery_codes r WHERE r.company_id = $1 AND r.user_id = $2 AND r.hash = $3 RETURNING r.user_id
