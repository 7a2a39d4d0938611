INSERT INTO cell_addresses AS a (hash, company) VALUES (:hash, :company)
   ON CONFLICT (hash) DO UPDATE SET company = a.company RETURNING company
