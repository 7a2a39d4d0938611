SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts, n.names
   FROM (
     SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts FROM watchlist_entries e
     WHERE e.list = :list AND e.id > :id ORDER BY e.id LIMIT :pageEntries
   ) e CROSS JOIN LATERAL (
     SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('text', n.text, 'kind', n.kind, 'script', n.script))
       ORDER BY n.position) AS names
     FROM watchlist_names n WHERE n.list = e.list AND n.entry_id = e.id
   ) n ORDER BY e.id
