SELECT nextval(pg_get_serial_sequence(:table::text, 'id')) AS id
