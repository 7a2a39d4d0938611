UPDATE kyc_company_checks k SET register_change = :kind, version = k.version + 1, updated_at = :now
   WHERE k.register = :register AND k.entry_id = ANY (:ids::text[])
   RETURNING k.company_id, k.id, k.environment, k.status, k.version, k.country, k.external_id
