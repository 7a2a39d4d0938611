DELETE FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id
     RETURNING w.id
