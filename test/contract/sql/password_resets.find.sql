SELECT u.company_id, u.id, u.name, u.email FROM password_resets r
   JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id AND u.is_active
   WHERE r.company_id = :companyId AND r.hash = :hash AND r.expires_at > :now
