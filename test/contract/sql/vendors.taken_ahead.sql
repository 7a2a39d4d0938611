SELECT n.at AS count FROM series s, LATERAL (
         SELECT generate_series(0, (SELECT coalesce(sum(c.total), 0) FROM row_counts c
           WHERE c.company_id = :companyId AND c.table_name = 'vendors')::bigint) AS at) n
       WHERE s.company_id = :companyId AND s.code = :noun AND NOT EXISTS (
         SELECT 1 FROM vendors p WHERE p.company_id = :companyId AND p.code_key = lower(s.prefix || lpad(
           (s.next_number + n.at)::text, greatest(s.pad, length((s.next_number + n.at)::text)), '0')))
       ORDER BY n.at LIMIT 1
