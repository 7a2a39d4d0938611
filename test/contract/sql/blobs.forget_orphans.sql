DELETE FROM blob_orphans o WHERE o.name = ANY (:names::text[])
