SELECT count(*) AS taken FROM unnest(:hashes::bytea[], :companies::bigint[]) AS a (hash, company)
   JOIN cell_addresses c ON c.hash = a.hash WHERE c.company <> a.company
