WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   INSERT INTO cell_companies (id, cell, version)
   SELECT i.id, :cell, c.version FROM change c, unnest(:ids::bigint[]) AS i (id) ON CONFLICT (id) DO NOTHING
