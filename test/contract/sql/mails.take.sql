WITH RECURSIVE waiting AS (
     (SELECT m.company_id FROM mails m
      WHERE m.status = 'queued'
        AND NOT EXISTS (SELECT FROM installation i WHERE i.deliveries_held_at IS NOT NULL)
      ORDER BY m.company_id LIMIT 1)
     UNION ALL
     SELECT n.company_id FROM waiting p CROSS JOIN LATERAL (
       SELECT m.company_id FROM mails m WHERE m.status = 'queued' AND m.company_id > p.company_id
       ORDER BY m.company_id LIMIT 1
     ) AS n
   ), room AS (
     SELECT w.company_id, l.mails AS leased, :perHour::bigint - h.mails - l.mails AS places
     FROM waiting w CROSS JOIN LATERAL (
       SELECT count(*) AS mails FROM mails m WHERE m.company_id = w.company_id AND m.sent_at > :since
     ) AS h CROSS JOIN LATERAL (
       SELECT count(*) AS mails FROM mails m
       WHERE m.company_id = w.company_id AND m.status = 'queued' AND m.leased_until > clock_timestamp()
     ) AS l
     WHERE w.company_id <> ALL (:held::bigint[])
   ), candidates AS (
     SELECT c.company_id, c.id, c.next_attempt_at, r.leased + row_number() OVER (
         PARTITION BY c.company_id ORDER BY c.next_attempt_at, c.id
       ) AS turn
     FROM room r CROSS JOIN LATERAL (
       SELECT m.company_id, m.id, m.next_attempt_at FROM mails m WHERE m.company_id = r.company_id AND m.status = 'queued' AND m.next_attempt_at <= :now
       AND (m.leased_until IS NULL OR m.leased_until <= clock_timestamp())
       ORDER BY m.next_attempt_at, m.id LIMIT least(greatest(r.places, 0), :limit::bigint)
     ) AS c
   ), chosen AS MATERIALIZED (
     SELECT c.company_id, c.id FROM candidates c ORDER BY c.turn, c.next_attempt_at LIMIT :limit::bigint
   ), locked AS MATERIALIZED (
     SELECT m.company_id, m.id FROM mails m
     JOIN chosen c ON c.company_id = m.company_id AND c.id = m.id WHERE m.status = 'queued' AND m.next_attempt_at <= :now
       AND (m.leased_until IS NULL OR m.leased_until <= clock_timestamp())
     FOR UPDATE OF m SKIP LOCKED
   )
   UPDATE mails m SET attempt = m.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM locked l WHERE m.company_id = l.company_id AND m.id = l.id
   RETURNING m.company_id AS "companyId", m.id, m.locale, m.recipient, m.subject, m.message_id AS "messageId",
     m.key_id AS "keyId", m.sealed, m.attempt, m.expires_at AS "expiresAt", m.created_at AS "createdAt",
     m.leased_by AS "leasedBy"
