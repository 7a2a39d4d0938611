SELECT p.id, p.code, p.name, p.price, p.stock_total, coalesce(p.track_stock AND p.stock_total < p.min_stock, false) AS is_low, p.category_name,
  p.is_active, p.currency_code, p.unit, p.track_stock, p.version, p.created_at, p.updated_at, p.metadata, p.custom_fields, p.description, p.category_id, p.barcode, p.type, p.tax_rate_id,
     p.min_stock, CASE WHEN p.stock_total > 0
       THEN least(round(greatest(p.stock_value, 0) / p.stock_total, 6), 9999999999999) END AS average_cost,
     coalesce((
       SELECT json_agg(json_build_object('id', w.id, 'name', w.name, 'quantity', s.quantity)
                       ORDER BY w.name_key, w.id)
       FROM stock s JOIN warehouses w ON w.company_id = :companyId AND w.id = s.warehouse_id
       WHERE s.company_id = :companyId AND s.product_id = p.id), '[]') AS stock_by_warehouse
   FROM products p WHERE p.company_id = :companyId AND p.id = :id
