DELETE FROM password_resets r WHERE r.company_id = :companyId AND r.hash = :hash AND r.expires_at > :now
     RETURNING r.user_id
