INSERT INTO webhooks AS w (company_id, id, environment, url, events, payload, api_version, description, secret_last_four,
     created_at)
   SELECT :companyId::bigint, :id, :environment, :url, :events::text[], :payload, :apiVersion, :description::text,
     :secretLastFour, :at::timestamptz
   WHERE (SELECT count(*) FROM webhooks o WHERE o.company_id = :companyId::bigint AND o.environment = :environment)
     < :most::int
   RETURNING w.id, w.environment, w.url, w.events, w.payload, w.api_version, w.description, w.status, w.disabled_reason, w.secret_last_four,
  w.last_delivery_at, w.failure_count, w.version, w.created_at
