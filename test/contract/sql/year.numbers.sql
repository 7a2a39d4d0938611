INSERT INTO series AS n (company_id, code, prefix, pad, next_number, last_date)
   VALUES (:companyId::bigint, :code, :prefix, :pad::int, 1 + :count::bigint, :day::date)
   ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
     next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + :count END
   RETURNING n.prefix, n.next_number - :count AS first, n.pad
