SELECT w.id, w.environment, w.url, w.events, w.payload, w.api_version, w.description, w.status, w.disabled_reason, w.secret_last_four,
  w.last_delivery_at, w.failure_count, w.version, w.created_at FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id
