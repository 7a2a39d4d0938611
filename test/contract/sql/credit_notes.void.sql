UPDATE credit_notes n SET status = 'void', unapplied_amount = 0, base_unapplied_amount = 0, voided_at = $3,
     voided_on = $4, void_reason = $5, version = n.version + 1, updated_at = $3
   WHERE n.company_id = $1::bigint AND n.id = $2::bigint
