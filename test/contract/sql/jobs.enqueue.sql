INSERT INTO jobs AS j (company_id, kind, key, payload, run_at, trace_parent)
     VALUES (:companyId, :kind, :key, :payload::jsonb, :runAt, :traceparent)
   ON CONFLICT (company_id, kind, key) WHERE key IS NOT NULL AND died_at IS NULL DO UPDATE
   SET payload = excluded.payload, trace_parent = excluded.trace_parent,
       run_at = CASE WHEN j.leased_by IS NULL THEN least(j.run_at, excluded.run_at) ELSE j.run_at END,
       again_at = CASE WHEN j.leased_by IS NOT NULL THEN least(j.again_at, excluded.run_at) END
