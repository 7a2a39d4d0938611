INSERT INTO invoice_tally AS t (company_id, status, currency_code, issue_date, total, base_amount)
SELECT :companyId::bigint, c.* FROM unnest((SELECT :status::text[])::text[], (SELECT :currencyCode::text[])::text[], (SELECT :issueDate::date[])::date[], (SELECT :total::bigint[])::bigint[], (SELECT :baseAmount::numeric[])::numeric[]) AS c
ON CONFLICT (company_id, status, currency_code, issue_date) DO UPDATE SET
  total = t.total + excluded.total, base_amount = t.base_amount + excluded.base_amount
