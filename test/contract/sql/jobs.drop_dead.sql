DELETE FROM jobs j USING (
     SELECT o.company_id, o.id FROM jobs o WHERE o.died_at < $1 ORDER BY o.died_at LIMIT $2
   ) AS old
   WHERE j.company_id = old.company_id AND j.id = old.id RETURNING j.id
