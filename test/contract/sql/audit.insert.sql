INSERT INTO audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type,
  object_id, before, after)
VALUES (:companyId::bigint, :at::timestamptz, :actorType, :actorId, :actorName, :action, :ip, :requestId, :objectType,
  :objectId, :before::jsonb, :after::jsonb)
