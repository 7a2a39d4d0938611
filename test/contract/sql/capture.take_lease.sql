UPDATE kyc_capture_tokens t SET busy_until = $4
   WHERE t.company_id = $1 AND t.id = $2 AND (t.busy_until IS NULL OR t.busy_until <= $3) RETURNING t.id
