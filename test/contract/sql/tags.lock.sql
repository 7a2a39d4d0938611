SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'tags', :companyId::text, :kind::text, :recordId::text), 0))
