DELETE FROM imports i USING (
     SELECT o.company_id, o.id FROM imports o
     WHERE o.created_at < :before AND o.status IN ('done', 'failed', 'cancelled') ORDER BY o.created_at LIMIT :limit
   ) AS old
   WHERE i.company_id = old.company_id AND i.id = old.id RETURNING i.id
