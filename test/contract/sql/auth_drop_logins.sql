DELETE FROM logins l USING (
     SELECT o.company_id, o.id FROM logins o WHERE o.expires_at < :expiresAt ORDER BY o.expires_at LIMIT :limit
   ) AS old
   WHERE l.company_id = old.company_id AND l.id = old.id RETURNING l.id
