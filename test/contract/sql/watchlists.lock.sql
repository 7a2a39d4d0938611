SELECT w.name, w.format, w.version, w.content_hash, w.published_on::text, w.loaded_at, w.entry_count,
  w.name_count FROM watchlists w WHERE w.name = :name FOR UPDATE
