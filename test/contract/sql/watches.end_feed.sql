DELETE FROM watch_feeds f WHERE f.company_id = :companyId
