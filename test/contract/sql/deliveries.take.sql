WITH RECURSIVE waiting AS (
     (SELECT d.company_id, d.webhook_id FROM webhook_deliveries d
      WHERE d.status = 'pending'
        AND NOT EXISTS (SELECT FROM installation i WHERE i.deliveries_held_at IS NOT NULL)
      ORDER BY d.company_id, d.webhook_id LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.webhook_id FROM waiting p CROSS JOIN LATERAL (
       SELECT d.company_id, d.webhook_id FROM webhook_deliveries d
       WHERE d.status = 'pending' AND (d.company_id, d.webhook_id) > (p.company_id, p.webhook_id)
       ORDER BY d.company_id, d.webhook_id LIMIT 1
     ) AS n
   ), room AS (
     SELECT w.company_id, w.id, w.failure_count > 0 OR NOT w.is_prompt AS is_slow,
       CASE WHEN w.failure_count > 0 THEN 1 ELSE 2 END - h.deliveries AS places,
       sum(h.deliveries) OVER (PARTITION BY w.company_id, w.failure_count > 0 OR NOT w.is_prompt) AS held_by_company
     FROM waiting p JOIN webhooks w ON w.company_id = p.company_id AND w.id = p.webhook_id
     CROSS JOIN LATERAL (
       SELECT count(*) AS deliveries FROM webhook_deliveries u
       WHERE u.company_id = w.company_id AND u.webhook_id = w.id AND u.leased_by IS NOT NULL
         AND u.leased_until > clock_timestamp()
     ) AS h
     WHERE p.company_id <> ALL (:held::bigint[])
   ), candidates AS (
     SELECT c.company_id, c.id, r.is_slow, c.next_attempt_at, r.held_by_company + row_number() OVER (
         PARTITION BY c.company_id, r.is_slow ORDER BY c.next_attempt_at, c.id
       ) AS turn
     FROM room r CROSS JOIN LATERAL (
       SELECT d.company_id, d.id, d.next_attempt_at FROM webhook_deliveries d
       WHERE d.company_id = r.company_id AND d.webhook_id = r.id AND d.status = 'pending' AND d.next_attempt_at <= :now
       AND (d.leased_until IS NULL OR d.leased_until <= clock_timestamp())
       ORDER BY d.next_attempt_at LIMIT greatest(r.places, 0)
     ) AS c
   ), fair AS (
     SELECT c.company_id, c.id, c.is_slow, c.turn, c.next_attempt_at,
       row_number() OVER (PARTITION BY c.is_slow ORDER BY c.turn, c.next_attempt_at) AS place
     FROM candidates c
     WHERE c.turn <= CASE WHEN c.is_slow THEN :slowCompanyLimit::int ELSE :companyLimit::int END
   ), chosen AS MATERIALIZED (
     SELECT f.company_id, f.id FROM fair f WHERE NOT f.is_slow OR f.place <= :slowLimit
     ORDER BY f.is_slow, f.turn, f.next_attempt_at LIMIT :limit
   ), locked AS MATERIALIZED (
     SELECT d.company_id, d.id FROM webhook_deliveries d
     JOIN chosen c ON c.company_id = d.company_id AND c.id = d.id WHERE d.status = 'pending' AND d.next_attempt_at <= :now
       AND (d.leased_until IS NULL OR d.leased_until <= clock_timestamp())
     FOR UPDATE OF d SKIP LOCKED
   )
   UPDATE webhook_deliveries d
   SET leased_by = :leasedBy::uuid, leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM locked l, webhooks w, webhook_events e
   WHERE d.company_id = l.company_id AND d.id = l.id
     AND w.company_id = d.company_id AND w.id = d.webhook_id
     AND e.company_id = d.company_id AND e.id = d.event_id
   RETURNING d.company_id AS "companyId", d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", e.environment,
     e.type AS "eventType", e.created_at AS "occurredAt", e.object_ids[1] AS subject,
     d.trigger, d.attempt, d.max_attempts AS "maxAttempts", w.url, e.payload, w.status = 'enabled' AS "isEnabled",
     w.failure_count > 0 OR NOT w.is_prompt AS "isSlow", d.leased_by AS "leasedBy",
     e.trace_parent AS traceparent
