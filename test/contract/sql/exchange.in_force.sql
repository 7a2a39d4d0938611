SELECT trim_scale((SELECT e.rate FROM exchange_rates e WHERE e.company_id = $1 AND e.base = $2 AND e.quote = $3
      AND e.valid_from <= $4::date ORDER BY e.valid_from DESC LIMIT 1))::text AS direct, trim_scale((SELECT e.rate FROM exchange_rates e WHERE e.company_id = $1 AND e.base = $3 AND e.quote = $2
      AND e.valid_from <= $4::date ORDER BY e.valid_from DESC LIMIT 1))::text AS opposite
