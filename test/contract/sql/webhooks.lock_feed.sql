SELECT f.position, f.started_at AS "startedAt", c.time_zone AS "timeZone", c.base_currency AS "baseCurrency"
   FROM webhook_feeds f JOIN companies c ON c.id = f.company_id WHERE f.company_id = :companyId
   FOR UPDATE OF f SKIP LOCKED
