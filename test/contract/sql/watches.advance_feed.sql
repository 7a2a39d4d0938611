UPDATE watch_feeds f SET position = :position WHERE f.company_id = :companyId
