SELECT trim_scale((SELECT e.rate FROM exchange_rates e WHERE e.company_id = :companyId AND e.base = :from AND e.quote = :to
      AND e.valid_from <= :day::date ORDER BY e.valid_from DESC LIMIT 1))::text AS direct, trim_scale((SELECT e.rate FROM exchange_rates e WHERE e.company_id = :companyId AND e.base = :to AND e.quote = :from
      AND e.valid_from <= :day::date ORDER BY e.valid_from DESC LIMIT 1))::text AS opposite
