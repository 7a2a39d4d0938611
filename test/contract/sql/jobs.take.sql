WITH due AS MATERIALIZED (
     SELECT j.company_id, j.id FROM jobs j
     WHERE j.died_at IS NULL AND j.run_at <= :now AND j.kind = ANY (:kinds::text[])
       AND (j.leased_until IS NULL OR j.leased_until <= clock_timestamp()) AND j.company_id <> ALL (:held::bigint[])
     ORDER BY j.run_at LIMIT :limit FOR UPDATE SKIP LOCKED
   )
   UPDATE jobs j SET attempt = j.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM due d WHERE j.company_id = d.company_id AND j.id = d.id
   RETURNING j.company_id AS "companyId", j.id, j.kind, j.payload, j.attempt, j.leased_by AS "leasedBy",
     j.trace_parent AS traceparent
