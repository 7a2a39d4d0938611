INSERT INTO products (code, code_key, name, name_key, search_text, description, category_id, category_name,
     category_key, price, unit, type, track_stock, barcode, tax_rate_id, min_stock, is_active, company_id, currency_code,
     created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)
   RETURNING id
