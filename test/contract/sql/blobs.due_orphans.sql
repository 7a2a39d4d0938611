SELECT o.name FROM blob_orphans o WHERE o.first_seen_at <= $1 ORDER BY o.name
