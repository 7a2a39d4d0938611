SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts, n.names
   FROM jsonb_to_recordset(:named::jsonb) AS w (list text, id text)
   JOIN watchlist_entries e ON e.list = w.list AND e.id = w.id CROSS JOIN LATERAL (
     SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('text', n.text, 'kind', n.kind, 'script', n.script))
       ORDER BY n.position) AS names
     FROM watchlist_names n WHERE n.list = e.list AND n.entry_id = e.id
   ) n
