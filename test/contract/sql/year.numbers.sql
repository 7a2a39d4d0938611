INSERT INTO series AS n (company_id, code, prefix, pad, next_number, last_date)
   VALUES ($1::bigint, $2, $3, $4::int, 1 + $5::bigint, $6::date)
   ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
     next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + $5 END
   RETURNING n.prefix, n.next_number - $5 AS first, n.pad
