SELECT nextval(pg_get_serial_sequence(:table::text, 'id')) AS id FROM generate_series(1, :count::int)
