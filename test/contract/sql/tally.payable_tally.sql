INSERT INTO payable_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
SELECT :companyId::bigint, c.* FROM unnest((SELECT :status::text[])::text[], (SELECT :currencyCode::text[])::text[], (SELECT :dueDate::date[])::date[], (SELECT :isOpening::boolean[])::boolean[], (SELECT :total::bigint[])::bigint[]) AS c
ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
  total = t.total + excluded.total
