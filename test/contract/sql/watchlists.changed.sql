SELECT count(*) AS count FROM watchlist_entries e WHERE e.loaded_at >= :since
