INSERT INTO exchange_rates AS e (company_id, base, quote, rate, valid_from, source, created_at, updated_at)
   VALUES (:companyId, :base, :quote, :rate, :validFrom, :source, :now, :now) RETURNING e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at
