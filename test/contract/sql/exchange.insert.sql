INSERT INTO exchange_rates AS e (company_id, base, quote, rate, valid_from, source, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at
