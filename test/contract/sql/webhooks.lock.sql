SELECT w.status, w.failing_since FROM webhooks w WHERE w.company_id = $1 AND w.id = $2 FOR NO KEY UPDATE
