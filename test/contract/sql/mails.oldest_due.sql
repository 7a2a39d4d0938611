WITH RECURSIVE waiting AS (
     (SELECT m.company_id, m.next_attempt_at FROM mails m WHERE m.status = 'queued'
      ORDER BY m.company_id, m.next_attempt_at LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.next_attempt_at FROM waiting p CROSS JOIN LATERAL (
       SELECT m.company_id, m.next_attempt_at FROM mails m WHERE m.status = 'queued' AND m.company_id > p.company_id
       ORDER BY m.company_id, m.next_attempt_at LIMIT 1
     ) AS n
   )
   SELECT greatest(coalesce(extract(epoch FROM :now::timestamptz - min(w.next_attempt_at)), 0), 0)::float8 AS seconds
   FROM waiting w
