SELECT c.position, c.change, c.entry_id, c.caption, c.schema, c.topics, c.programs FROM watchlist_changes c
   WHERE c.list = $1 AND c.import_number = $2 AND c.position > $3 ORDER BY c.position LIMIT $4
