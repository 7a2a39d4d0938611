DELETE FROM webhooks w WHERE w.company_id = :companyId
