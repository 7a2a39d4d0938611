WITH entry AS MATERIALIZED (
  SELECT e.* FROM jsonb_to_recordset(:entries::jsonb) AS e (at timestamptz, object_type text, object_id text,
    after jsonb,
    event text)
), audited AS (
  INSERT INTO audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type,
    object_id, after)
  SELECT :companyId::bigint, e.at, :actorType, :actorId, :actorName, :action, :ip, :requestId, e.object_type,
    e.object_id, e.after
  FROM entry e
)
INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
SELECT :companyId::bigint, e.event, e.object_type, e.object_id, e.at, :requestId FROM entry e
  WHERE e.event IS NOT NULL
