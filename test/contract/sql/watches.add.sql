INSERT INTO record_watchers (company_id, kind, record_id, user_id, since)
   SELECT :companyId::bigint, :kind::text, :recordId::bigint, n.id, :now::timestamptz FROM unnest(:userIds::bigint[]) AS n (id)
   ON CONFLICT (company_id, kind, record_id, user_id) DO NOTHING
