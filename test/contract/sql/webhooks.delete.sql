DELETE FROM webhooks w WHERE w.company_id = $1 AND w.environment = $2 AND w.id = $3 RETURNING w.id
