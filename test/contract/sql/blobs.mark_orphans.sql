WITH restored AS (
     DELETE FROM blob_orphans o WHERE o.name = ANY (:seen::text[]) AND o.name <> ALL (:orphans::text[])
   )
   INSERT INTO blob_orphans AS o (name, first_seen_at, last_seen_at)
   SELECT n.name, :now::timestamptz, :now::timestamptz FROM unnest(:orphans::text[]) AS n (name)
   ON CONFLICT (name) DO UPDATE SET last_seen_at = excluded.last_seen_at
