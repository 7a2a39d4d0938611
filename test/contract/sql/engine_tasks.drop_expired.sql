DELETE FROM engine_tasks t USING (
     SELECT o.company_id, o.id FROM engine_tasks o WHERE o.expires_at <= clock_timestamp() LIMIT :limit
   ) AS old
   WHERE t.company_id = old.company_id AND t.id = old.id RETURNING t.id
