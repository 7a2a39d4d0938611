WITH change AS (UPDATE cell_changes SET version = version + 1)
   INSERT INTO cells AS c (name, url, installation, added_at) VALUES (:name, :url, :installation::uuid, :now)
   ON CONFLICT (name) DO UPDATE SET url = excluded.url WHERE c.installation = excluded.installation
   RETURNING c.name
