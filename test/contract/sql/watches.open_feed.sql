INSERT INTO watch_feeds AS f (company_id, started_at) VALUES (:companyId, :now)
   ON CONFLICT (company_id) DO UPDATE SET position = f.position
