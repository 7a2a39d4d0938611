INSERT INTO row_counts AS t (company_id, table_name, is_active, total)
SELECT :companyId::bigint, c.* FROM unnest((SELECT :tableName::text[])::text[], (SELECT :isActive::boolean[])::boolean[], (SELECT :total::bigint[])::bigint[]) AS c
ON CONFLICT (company_id, table_name, is_active) DO UPDATE SET
  total = t.total + excluded.total
