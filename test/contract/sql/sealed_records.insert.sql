INSERT INTO kyc_sealed_records (company_id, id, environment, kind, record_id, status, decided_at, decided_by,
     kept_until, lists, record_hash, cause, erased_by, erased_at)
   SELECT :companyId, r.id, :environment, r.kind, r."recordId", r.status, r."decidedAt", r."decidedBy", r."keptUntil",
     r.lists, r."recordHash", r.cause, r."erasedBy", r."erasedAt"
   FROM jsonb_to_recordset(:rows::jsonb) AS r (id text, kind text, "recordId" text, status text,
     "decidedAt" timestamptz, "decidedBy" text, "keptUntil" timestamptz, lists jsonb, "recordHash" text, cause text,
     "erasedBy" text, "erasedAt" timestamptz)
   ON CONFLICT (company_id, id) DO NOTHING
