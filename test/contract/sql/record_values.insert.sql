INSERT INTO record_values (company_id, kind, entry, record_id)
   SELECT :companyId::bigint, :kind, e.entry, :recordId::bigint FROM unnest(:entries::text[]) AS e (entry)
