UPDATE credit_notes n SET unapplied_amount = $3::numeric, base_unapplied_amount = $4::numeric,
    status = CASE WHEN $3::numeric = 0 THEN 'applied' ELSE 'issued' END, version = n.version + $6::int,
    updated_at = $5::timestamptz WHERE n.company_id = $1::bigint AND n.id = $2::bigint
