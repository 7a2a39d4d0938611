SELECT s.code, s.prefix, s.next_number, s.pad, s.last_date, s.is_used, s.version, s.created_at,
  s.updated_at FROM (SELECT c.id AS company_id, d.id, d.code, coalesce(s.prefix, d.prefix) AS prefix,
    coalesce(s.next_number, 1) AS next_number, coalesce(s.pad, d.pad) AS pad, s.last_date,
    coalesce(s.next_number <> s.start_number, false) AS is_used,
    coalesce(s.version, 1) AS version, coalesce(s.created_at, c.created_at) AS created_at,
    coalesce(s.updated_at, c.created_at) AS updated_at
  FROM companies c
  CROSS JOIN (VALUES (1, 'invoice', 'F-', 6), (2, 'credit_note', 'NC-', 6), (3, 'adjustment', 'AJ-', 6), (4, 'transfer', 'TR-', 6), (5, 'purchase_order', 'OC-', 6), (6, 'reception', 'RC-', 6), (7, 'collection', 'RE-', 6), (8, 'vendor_payment', 'PA-', 6)) AS d (id, code, prefix, pad)
  LEFT JOIN series s ON s.company_id = c.id AND s.code = d.code) AS s WHERE s.company_id = :companyId ORDER BY s.id
