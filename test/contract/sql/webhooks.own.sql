SELECT w.id FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment
     AND w.id = :webhookId FOR KEY SHARE
