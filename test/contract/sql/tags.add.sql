INSERT INTO record_tags (company_id, kind, record_id, tag_key, tag, tagged_at)
   SELECT :companyId::bigint, :kind::text, :recordId::bigint, n.key, coalesce((
       SELECT t.tag FROM record_tags t WHERE t.company_id = :companyId::bigint AND t.tag_key = n.key ORDER BY t.id LIMIT 1
     ), n.tag), :now::timestamptz
   FROM unnest(:keys::text[], :tags::text[]) AS n (key, tag)
   ON CONFLICT (company_id, kind, record_id, tag_key) DO NOTHING
