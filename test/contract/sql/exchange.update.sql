UPDATE exchange_rates AS e SET rate = $3, source = $4, version = e.version + 1, updated_at = $5
   WHERE e.company_id = $1 AND e.id = $2 RETURNING e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at
