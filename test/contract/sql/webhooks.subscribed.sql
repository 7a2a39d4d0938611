SELECT w.id FROM webhooks w
   WHERE w.company_id = $1 AND w.environment = $2 AND w.status = 'enabled' AND w.events && ARRAY['*', $3]
   ORDER BY w.id FOR KEY SHARE
