UPDATE credit_notes n SET status = 'void', unapplied_amount = 0, base_unapplied_amount = 0, voided_at = :now,
     voided_on = :day, void_reason = :reason, version = n.version + 1, updated_at = :now
   WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
