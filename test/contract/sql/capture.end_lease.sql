UPDATE kyc_capture_tokens t SET busy_until = NULL WHERE t.company_id = $1 AND t.id = $2 AND t.busy_until = $3
