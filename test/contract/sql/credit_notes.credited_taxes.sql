SELECT n.taxes FROM credit_notes n
   WHERE n.company_id = :companyId::bigint AND n.invoice_id = :invoiceId::bigint AND n.status <> 'void' ORDER BY n.id
