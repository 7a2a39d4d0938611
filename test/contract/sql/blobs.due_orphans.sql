SELECT o.name FROM blob_orphans o WHERE o.first_seen_at <= :before ORDER BY o.name
