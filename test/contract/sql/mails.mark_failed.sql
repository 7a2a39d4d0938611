UPDATE mails m SET status = :status, next_attempt_at = :nextAttemptAt::timestamptz, failure = :failure, reply = :reply, updated_at = :now,
     leased_by = NULL, leased_until = NULL
   WHERE m.company_id = :companyId AND m.id = :id AND m.leased_by = :leasedBy::uuid RETURNING m.id
