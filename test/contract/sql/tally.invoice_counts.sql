INSERT INTO invoice_counts AS t (company_id, status, total)
SELECT :companyId::bigint, c.* FROM unnest((SELECT :status::text[])::text[], (SELECT :total::bigint[])::bigint[]) AS c
ON CONFLICT (company_id, status) DO UPDATE SET
  total = t.total + excluded.total
