SELECT setval('cell_companies_id_seq', m.highest) FROM (SELECT max(c.id) AS highest FROM cell_companies c) m
   WHERE m.highest > coalesce(pg_sequence_last_value('cell_companies_id_seq'), 0)
