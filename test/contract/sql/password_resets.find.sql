SELECT u.company_id, u.id, u.name, u.email FROM password_resets r
   JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id AND u.is_active
   LEFT JOIN users m ON m.company_id = r.company_id AND m.id = r.created_by
   WHERE r.company_id = :companyId AND r.hash = :hash AND r.expires_at > :now
     AND (r.created_by IS NULL OR m.is_active)
