INSERT INTO audit_shipments AS s (company_id, seal_id, shipped_at)
   VALUES (:companyId::bigint, :sealId::bigint, :now::timestamptz)
   ON CONFLICT (company_id) DO UPDATE SET seal_id = greatest(s.seal_id, excluded.seal_id), shipped_at = excluded.shipped_at
