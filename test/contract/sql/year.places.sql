SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
   WHERE s.company_id = :companyId::bigint ORDER BY s.id
