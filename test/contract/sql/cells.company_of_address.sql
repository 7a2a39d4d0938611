SELECT a.company FROM cell_addresses a WHERE a.hash = :hash
