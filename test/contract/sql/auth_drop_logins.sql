DELETE FROM logins l USING (
     SELECT o.company_id, o.id FROM logins o WHERE o.expires_at < $1 ORDER BY o.expires_at LIMIT $2
   ) AS old
   WHERE l.company_id = old.company_id AND l.id = old.id RETURNING l.id
