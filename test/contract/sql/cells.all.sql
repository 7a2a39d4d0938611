SELECT c.name, c.url, c.installation FROM cells c ORDER BY c.added_at, c.name
