INSERT INTO series AS s (company_id, code, prefix, pad, created_at, updated_at)
   SELECT :companyId::bigint, d.code, d.prefix, d.pad, :now::timestamptz, :now::timestamptz
   FROM (VALUES (1, 'invoice', 'F-', 6), (2, 'credit_note', 'NC-', 6), (3, 'adjustment', 'AJ-', 6), (4, 'transfer', 'TR-', 6), (5, 'purchase_order', 'OC-', 6), (6, 'reception', 'RC-', 6), (7, 'collection', 'RE-', 6), (8, 'vendor_payment', 'PA-', 6)) AS d (id, code, prefix, pad) WHERE d.code = :code
   ON CONFLICT (company_id, code) DO NOTHING
