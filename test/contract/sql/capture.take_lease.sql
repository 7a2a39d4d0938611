UPDATE kyc_capture_tokens t SET busy_until = :until
   WHERE t.company_id = :companyId AND t.id = :id AND (t.busy_until IS NULL OR t.busy_until <= :now) RETURNING t.id
