INSERT INTO notifications (company_id, user_id, reason, kind, record_id, event, actor_name, created_at)
   SELECT w.company_id, w.user_id, 'change', w.kind, w.record_id, e.type, a.actor_name, e.at
   FROM unnest(:types::text[], :kinds::text[], :ids::bigint[], :requestIds::text[], :times::timestamptz[])
     WITH ORDINALITY AS e (type, kind, id, request_id, at, place)
   JOIN record_watchers w ON w.company_id = :companyId AND w.kind = e.kind AND w.record_id = e.id AND w.since <= e.at
   LEFT JOIN LATERAL (
     SELECT l.actor_type, l.actor_id, l.actor_name FROM audit_log l
     WHERE l.company_id = :companyId AND l.request_id = e.request_id LIMIT 1
   ) AS a ON true
   WHERE NOT (coalesce(a.actor_type, '') = 'user' AND coalesce(a.actor_id, 0) = w.user_id)
   ORDER BY e.place, w.user_id
