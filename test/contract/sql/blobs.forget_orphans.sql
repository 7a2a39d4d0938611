DELETE FROM blob_orphans o WHERE o.name = ANY ($1::text[])
