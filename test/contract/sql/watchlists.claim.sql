INSERT INTO watchlists (name, format, version, content_hash, loaded_at, entry_count, name_count)
   VALUES (:name, :format, '', '', :now, 0, 0) ON CONFLICT (name) DO UPDATE SET format = excluded.format
   WHERE watchlists.version = ''
