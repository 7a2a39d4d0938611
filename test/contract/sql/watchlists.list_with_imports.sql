SELECT w.name, w.title, w.format, w.version, w.entry_count, w.published_on, w.loaded_at, i.added, i.changed, i.removed
   FROM watchlists w CROSS JOIN LATERAL (
     SELECT b.added, b.changed, b.removed FROM watchlist_imports b WHERE b.list = w.name ORDER BY b.number DESC LIMIT 1
   ) i WHERE w.version <> '' ORDER BY w.name
