INSERT INTO notifications (company_id, user_id, reason, kind, record_id, event, actor_name, created_at)
   SELECT w.company_id, w.user_id, CASE WHEN w.user_id = ANY (c.mentions) THEN 'mention' ELSE 'comment' END, w.kind,
     w.record_id, 'comment.created', c.author_name, c.created_at
   FROM comments c
   JOIN record_watchers w ON w.company_id = c.company_id AND w.kind = c.kind AND w.record_id = c.record_id
     AND w.since <= c.created_at
   WHERE c.company_id = :companyId AND c.id = ANY (:ids::bigint[]) AND c.deleted_at IS NULL
     AND NOT (c.author_type = 'user' AND c.author_id = w.user_id)
   ORDER BY c.id, w.user_id
