SELECT n.id, n.reason, n.kind, n.record_id, n.event, n.actor_name, n.created_at, n.read_at FROM notifications n
   WHERE n.company_id = :companyId AND n.user_id = :userId AND n.id < :before::bigint AND n.kind = ANY (:kinds::text[])
     AND (NOT :isUnread::boolean OR n.read_at IS NULL)
   ORDER BY n.id DESC LIMIT :limit
