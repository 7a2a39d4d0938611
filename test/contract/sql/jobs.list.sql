SELECT j.id, j.kind, c.code AS company, j.attempt, j.run_at AS "runAt",
     coalesce(j.leased_until > clock_timestamp(), false) AS "isRunning", j.died_at AS "diedAt",
     j.last_error AS "lastError"
   FROM jobs j LEFT JOIN companies c ON c.id = j.company_id
   WHERE (j.died_at IS NOT NULL) = :isDead
   ORDER BY coalesce(j.died_at, j.run_at) DESC, j.id DESC LIMIT :limit
