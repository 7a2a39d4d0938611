SELECT count(*)::int AS count FROM (
     SELECT 1 FROM notifications n
     WHERE n.company_id = :companyId AND n.user_id = :userId AND n.read_at IS NULL AND n.kind = ANY (:kinds::text[])
     LIMIT 100
   ) AS unread
