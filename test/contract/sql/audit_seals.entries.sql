SELECT a.id, to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, jsonb_build_object('companyId', a.company_id, 'id', a.id,
       'at', to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'actorType', a.actor_type,
       'actorId', a.actor_id, 'actorName', a.actor_name, 'action', a.action, 'objectType', a.object_type,
       'objectId', a.object_id, 'before', a.before, 'after', a.after, 'requestId', a.request_id,
       'ip', CASE WHEN a.actor_type <> 'anonymous' THEN a.ip END)::text AS text
   FROM audit_log a
   WHERE a.company_id = :companyId::bigint AND a.id > :afterId::bigint AND a.id <= :throughId::bigint
   ORDER BY a.id LIMIT :limit::integer
