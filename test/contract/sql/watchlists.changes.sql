SELECT c.position, c.change, c.entry_id, c.caption, c.schema, c.topics, c.programs FROM watchlist_changes c
   WHERE c.list = :list AND c.import_number = :number AND c.position > :after ORDER BY c.position LIMIT :limit
