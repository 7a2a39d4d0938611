UPDATE mails m SET status = 'sent', sent_at = :now, updated_at = :now, next_attempt_at = NULL, leased_by = NULL,
     leased_until = NULL, key_id = NULL, sealed = NULL, failure = NULL, reply = NULL
   WHERE m.company_id = :companyId AND m.id = :id AND m.leased_by = :leasedBy::uuid RETURNING m.id
