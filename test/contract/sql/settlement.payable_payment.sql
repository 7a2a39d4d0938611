SELECT p.id, p.number, p.status, p.party_id, p.party_name, p.date, p.method, p.currency_code,
  p.amount, CASE WHEN p.status = 'reversed' THEN 0 ELSE p.amount - p.unallocated_amount END AS allocated_amount,
  p.unallocated_amount, p.version, p.created_at, p.updated_at, p.exchange_rate, p.base_amount, p.base_unallocated_amount, p.reference, p.notes,
      p.reversed_at, p.reverse_reason, c.open_amount - c.unapplied_amount AS party_balance,
      coalesce((SELECT jsonb_agg(jsonb_build_object(
    'itemId', i.id, 'documentId', CASE WHEN i.document_type = 'opening' THEN NULL ELSE i.document_id END,
    'documentNumber', i.document_number, 'date', a.date, 'amount', a.amount::text, 'openAfter', i.open_amount::text,
    'exchangeDifference', (a.base_amount - a.source_base_amount)::text) ORDER BY a.id)
  FROM payable_allocations a JOIN payables i ON i.company_id = a.company_id AND i.id = a.item_id
  WHERE a.company_id = :companyId::bigint AND a.source_type = 'payment' AND a.source_id = p.id
    AND a.reversed_at IS NULL), '[]') AS allocations
    FROM payable_payments p JOIN vendors c ON c.company_id = p.company_id AND c.id = p.party_id
    WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
