WITH changed AS (
     UPDATE products SET code = $1, code_key = $2, name = $3, name_key = $4, search_text = $5, description = $6,
       category_id = $7, category_name = $8, category_key = $9, price = $10, unit = $11, type = $12,
       track_stock = $13, barcode = $14, tax_rate_id = $15, min_stock = $16, is_active = $17,
       version = version + 1, updated_at = $20
     WHERE company_id = $18 AND id = $19
     RETURNING company_id, id, code_key, name_key
   ), keys AS (
     UPDATE stock s SET product_code_key = c.code_key, product_name_key = c.name_key
     FROM changed c WHERE s.company_id = c.company_id AND s.product_id = c.id
       AND (s.product_code_key, s.product_name_key) <> (c.code_key, c.name_key)
   )
   SELECT id FROM changed
