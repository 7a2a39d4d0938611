UPDATE watchlists w SET version = :version, content_hash = :contentHash, published_on = :publishedOn::date,
     loaded_at = :loadedAt,
     entry_count = (SELECT count(*) FROM watchlist_entries e WHERE e.list = :name),
     name_count = (SELECT count(*) FROM watchlist_names n WHERE n.list = :name)
   WHERE w.name = :name RETURNING w.name, w.format, w.version, w.content_hash, w.published_on::text, w.loaded_at, w.entry_count,
  w.name_count
