SELECT l.invoice_line_id, sum(l.quantity) AS quantity, sum(l.net_amount) AS net, sum(l.tax_amount) AS tax,
     sum(coalesce(l.cost, 0)) AS cost
   FROM credit_notes n JOIN credit_note_lines l ON l.company_id = n.company_id AND l.credit_note_id = n.id
   WHERE n.company_id = :companyId::bigint AND n.invoice_id = :invoiceId::bigint AND n.status <> 'void' GROUP BY 1
