UPDATE kyc_company_checks k SET register_change = $3, version = k.version + 1, updated_at = $4
   WHERE k.register = $1 AND k.entry_id = ANY ($2::text[])
   RETURNING k.company_id, k.id, k.environment, k.status, k.version, k.country, k.external_id
