SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'faces', :companyId::text, :environment::text,
     :collection::text, :model::text), 0))
