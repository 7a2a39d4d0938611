SELECT n.id, n.number, n.status, n.invoice_id, n.invoice_number, n.customer_id, n.customer_name, n.date,
  n.currency_code, n.total, n.tax_total, n.grand_total, n.unapplied_amount,
  CASE WHEN n.status = 'void' THEN 0 ELSE n.grand_total - n.unapplied_amount END AS applied_amount,
  n.version, n.created_at, n.updated_at, n.reason, n.restock, n.exchange_rate, n.base_tax_total, n.base_grand_total, n.base_unapplied_amount, n.taxes, n.voided_at, n.void_reason,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'line', l.line, 'invoiceLineId', l.invoice_line_id,
      'productId', l.product_id, 'productCode', i.product_code, 'description', i.description,
      'warehouseId', l.warehouse_id, 'quantity', l.quantity::text, 'netAmount', l.net_amount::text,
      'taxAmount', l.tax_amount::text) ORDER BY l.line)
     FROM credit_note_lines l JOIN invoice_lines i ON i.company_id = l.company_id AND i.id = l.invoice_line_id
     WHERE l.company_id = n.company_id AND l.credit_note_id = n.id), '[]') AS lines
  FROM credit_notes n WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
