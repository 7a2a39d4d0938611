UPDATE kyc_capture_tokens t SET busy_until = NULL WHERE t.company_id = :companyId AND t.id = :id AND t.busy_until = :until
