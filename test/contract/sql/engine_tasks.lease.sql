WITH waiting AS MATERIALIZED (
     SELECT t.company_id, t.id, row_number() OVER (PARTITION BY t.company_id ORDER BY t.id) AS turn
     FROM engine_tasks t
     WHERE t.capability = ANY (:capabilities::text[]) AND t.answer IS NULL AND t.expires_at > clock_timestamp()
   ), due AS MATERIALIZED (
     SELECT t.company_id, t.id FROM waiting w JOIN engine_tasks t ON t.company_id = w.company_id AND t.id = w.id
     WHERE t.answer IS NULL AND (t.leased_until IS NULL OR t.leased_until <= clock_timestamp())
     ORDER BY w.turn, t.id LIMIT :limit FOR UPDATE OF t SKIP LOCKED
   )
   UPDATE engine_tasks t SET attempt = t.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM due d WHERE t.company_id = d.company_id AND t.id = d.id
   RETURNING t.company_id AS "companyId", t.id, t.capability, t.sealed_by AS "sealedBy", t.sealed_key AS "sealedKey",
     t.input, t.leased_by AS "leasedBy", t.attempt
