UPDATE webhook_deliveries d SET status = :status, next_attempt_at = :nextAt, attempt = d.attempt + :attempts::int,
     delivered_at = CASE WHEN :status = 'succeeded' THEN :now::timestamptz END, leased_by = NULL, leased_until = NULL
   WHERE d.company_id = :companyId AND d.id = :id AND d.leased_by = :leasedBy::uuid RETURNING d.id
