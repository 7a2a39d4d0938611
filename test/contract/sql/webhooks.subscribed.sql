SELECT w.id FROM webhooks w
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.status = 'enabled'
     AND w.events && :names::text[]
   ORDER BY w.id FOR KEY SHARE
