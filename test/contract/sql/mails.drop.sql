DELETE FROM mails m USING (
     SELECT o.company_id, o.id FROM mails o WHERE o.created_at < :before ORDER BY o.created_at LIMIT :limit
   ) AS old
   WHERE m.company_id = old.company_id AND m.id = old.id RETURNING m.id
