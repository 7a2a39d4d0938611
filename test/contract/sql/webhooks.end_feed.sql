DELETE FROM webhook_feeds f WHERE f.company_id = :companyId
