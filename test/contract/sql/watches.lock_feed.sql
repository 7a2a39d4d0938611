SELECT f.position, f.started_at AS "startedAt" FROM watch_feeds f WHERE f.company_id = :companyId
   FOR UPDATE SKIP LOCKED
