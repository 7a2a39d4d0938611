DELETE FROM blob_orphans o WHERE o.last_seen_at < :now
