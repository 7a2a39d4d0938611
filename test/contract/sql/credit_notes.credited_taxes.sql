SELECT n.taxes FROM credit_notes n
   WHERE n.company_id = $1::bigint AND n.invoice_id = $2::bigint AND n.status <> 'void' ORDER BY n.id
