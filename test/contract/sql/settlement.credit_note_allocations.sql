SELECT coalesce((SELECT jsonb_agg(jsonb_build_object(
    'itemId', i.id, 'documentId', CASE WHEN i.document_type = 'opening' THEN NULL ELSE i.document_id END,
    'documentNumber', i.document_number, 'date', a.date, 'amount', a.amount::text, 'openAfter', i.open_amount::text,
    'exchangeDifference', (a.source_base_amount - a.base_amount)::text) ORDER BY a.id)
  FROM receivable_allocations a JOIN receivables i ON i.company_id = a.company_id AND i.id = a.item_id
  WHERE a.company_id = :companyId::bigint AND a.source_type = 'credit_note' AND a.source_id = :creditNoteId::bigint
    AND a.reversed_at IS NULL), '[]') AS allocations
