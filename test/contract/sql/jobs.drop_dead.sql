DELETE FROM jobs j USING (
     SELECT o.company_id, o.id FROM jobs o WHERE o.died_at < :diedAt ORDER BY o.died_at LIMIT :limit
   ) AS old
   WHERE j.company_id = old.company_id AND j.id = old.id RETURNING j.id
