SELECT count(*)::int AS n FROM receivable_allocations a
   JOIN receivables r ON r.company_id = a.company_id AND r.id = a.item_id
   WHERE a.company_id = :companyId::bigint AND a.source_type = 'credit_note' AND a.source_id = :id::bigint
     AND a.reversed_at IS NULL AND NOT (r.document_type = 'invoice' AND r.document_id = :invoiceId::bigint)
