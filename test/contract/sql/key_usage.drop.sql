DELETE FROM key_usage u USING (
     SELECT o.company_id, o.api, o.key_id, o.day FROM key_usage o WHERE o.day < :before::date ORDER BY o.day LIMIT :limit
   ) AS old
   WHERE u.company_id = old.company_id AND u.api = old.api AND u.key_id = old.key_id AND u.day = old.day RETURNING u.day
