DELETE FROM password_resets r WHERE r.company_id = $1 AND r.hash = $2 AND r.expires_at > $3 RETURNING r.user_id
