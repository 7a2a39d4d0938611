SELECT e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at FROM exchange_rates e WHERE e.company_id = :companyId AND e.id = :id FOR UPDATE
