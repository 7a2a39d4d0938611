WITH named AS (
     DELETE FROM blob_orphans o WHERE o.name = ANY ($1::text[]) AND o.name <> ALL ($2::text[])
   )
   INSERT INTO blob_orphans AS o (name, first_seen_at, last_seen_at)
   SELECT n.name, $3::timestamptz, $3::timestamptz FROM unnest($2::text[]) AS n (name)
   ON CONFLICT (name) DO UPDATE SET last_seen_at = excluded.last_seen_at
