SELECT w.id, w.events, w.payload, w.api_version AS "apiVersion" FROM webhooks w
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.status = 'enabled' ORDER BY w.id FOR KEY SHARE
