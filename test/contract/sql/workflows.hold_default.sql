SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'kyc default', :companyId::text, :environment::text),
     0))
