SELECT i.id, i.number, i.status, i.customer_id, i.customer_name, i.issue_date, i.due_date,
  i.currency_code, i.total, i.tax_total, i.grand_total, i.open_amount, i.version, i.created_at, i.updated_at,
  i.metadata, i.custom_fields, i.payment_terms, i.payment_terms_name, i.exchange_rate, i.tax_rounding, i.prices_include_tax, i.notes,
    c.base_currency, i.base_total, i.base_tax_total, i.base_grand_total, i.paid_amount, i.credited_amount, i.taxes,
    i.customer, i.company, i.draft, i.voided_at, i.void_reason, coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id,
    'productCode', l.product_code, 'description', l.description, 'unit', l.unit, 'warehouseId', l.warehouse_id,
    'quantity', l.quantity::text, 'unitPrice', l.unit_price::text, 'discountPercent', l.discount_percent::text,
    'netAmount', l.net_amount::text, 'taxAmount', l.tax_amount::text, 'taxRate', l.tax_rate::text,
    'taxCategory', l.tax_category, 'taxes', l.taxes, 'cost', l.cost::text,
    'creditedQuantity', coalesce((SELECT sum(c.quantity) FROM credit_note_lines c
       JOIN credit_notes n ON n.company_id = c.company_id AND n.id = c.credit_note_id
       WHERE c.company_id = l.company_id AND c.invoice_line_id = l.id AND n.status <> 'void'), 0)::text)
    ORDER BY l.line)
  FROM invoice_lines l WHERE l.company_id = i.company_id AND l.invoice_id = i.id), '[]') AS lines, coalesce((SELECT jsonb_agg(jsonb_build_object('paymentId', p.id, 'number', p.number, 'date', a.date,
    'amount', a.amount::text) ORDER BY a.id)
  FROM receivables r JOIN receivable_allocations a ON a.company_id = r.company_id AND a.item_id = r.id
  JOIN receivable_payments p ON p.company_id = a.company_id AND p.id = a.source_id
  WHERE r.company_id = i.company_id AND r.document_type = 'invoice' AND r.document_id = i.id
    AND a.source_type = 'payment' AND a.reversed_at IS NULL), '[]') AS payments,
    coalesce((SELECT jsonb_agg(jsonb_build_object('creditNoteId', n.id, 'number', n.number,
    'date', n.date, 'grandTotal', n.grand_total::text, 'appliedAmount', coalesce((
      SELECT sum(a.amount) FROM receivables r
      JOIN receivable_allocations a ON a.company_id = r.company_id AND a.item_id = r.id
      WHERE r.company_id = i.company_id AND r.document_type = 'invoice' AND r.document_id = i.id
        AND a.source_type = 'credit_note' AND a.source_id = n.id AND a.reversed_at IS NULL), 0)::text) ORDER BY n.id)
  FROM credit_notes n
  WHERE n.company_id = i.company_id AND n.invoice_id = i.id AND n.status <> 'void'), '[]') AS credit_notes
  FROM invoices i JOIN companies c ON c.id = i.company_id
  WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint
