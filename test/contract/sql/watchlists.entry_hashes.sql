SELECT e.id, e.content_hash FROM watchlist_entries e WHERE e.list = :list
