UPDATE kyc_keys k SET parent_id = $3 WHERE k.company_id = $1 AND k.parent_id = $2
