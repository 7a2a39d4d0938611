WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   INSERT INTO cell_companies (cell, version) SELECT :cell, c.version FROM change c RETURNING id
