INSERT INTO cell_addresses (hash, company)
   SELECT a.hash, a.company FROM unnest(:hashes::bytea[], :companies::bigint[]) AS a (hash, company)
   ON CONFLICT (hash) DO NOTHING
