INSERT INTO webhook_feeds AS f (company_id, started_at) VALUES (:companyId, :at)
   ON CONFLICT (company_id) DO UPDATE SET position = f.position
