SELECT l.line, l.product_id, l.warehouse_id, l.quantity FROM credit_note_lines l
   WHERE l.company_id = $1::bigint AND l.credit_note_id = $2::bigint AND l.warehouse_id IS NOT NULL ORDER BY l.line
