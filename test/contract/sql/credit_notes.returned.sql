SELECT l.line, l.product_id, l.warehouse_id, l.quantity FROM credit_note_lines l
   WHERE l.company_id = :companyId::bigint AND l.credit_note_id = :id::bigint AND l.warehouse_id IS NOT NULL
     ORDER BY l.line
