UPDATE credit_notes n SET unapplied_amount = :amount::numeric, base_unapplied_amount = :base::numeric,
    status = CASE WHEN :amount::numeric = 0 THEN 'applied' ELSE 'issued' END, version = n.version + 1,
    updated_at = :now::timestamptz WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
