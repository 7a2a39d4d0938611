UPDATE exchange_rates AS e SET rate = :rate, source = :source, version = e.version + 1, updated_at = :now
   WHERE e.company_id = :companyId AND e.id = :id RETURNING e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at
