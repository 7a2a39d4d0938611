INSERT INTO audit_counts AS t (company_id, id, total)
SELECT :companyId::bigint, c.* FROM unnest((SELECT :id::bigint[])::bigint[], (SELECT :total::bigint[])::bigint[]) AS c
ON CONFLICT (company_id, id) DO UPDATE SET
  total = t.total + excluded.total
