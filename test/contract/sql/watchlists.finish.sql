UPDATE watchlists w SET version = $2, content_hash = $3, published_on = $4::date, loaded_at = $5,
     entry_count = (SELECT count(*) FROM watchlist_entries e WHERE e.list = $1),
     name_count = (SELECT count(*) FROM watchlist_names n WHERE n.list = $1)
   WHERE w.name = $1 RETURNING w.name, w.format, w.version, w.content_hash, w.published_on::text, w.loaded_at, w.entry_count,
  w.name_count
