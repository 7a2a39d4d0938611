SELECT w.status, w.failing_since FROM webhooks w WHERE w.company_id = :companyId AND w.id = :webhookId
     FOR NO KEY UPDATE
