WITH changed AS (
     UPDATE products SET code = :code, code_key = :codeKey, name = :name, name_key = :nameKey,
       search_text = :searchText,
       description = :description, category_id = :categoryId, category_name = :categoryName,
         category_key = :categoryKey,
       price = :price, unit = :unit, type = :type, track_stock = :trackStock, barcode = :barcode,
       tax_rate_id = :taxRateId, min_stock = :minStock, is_active = :isActive, metadata = :metadata::jsonb,
       custom_fields = :customFields::jsonb, version = version + 1, updated_at = :now
     WHERE company_id = :companyId AND id = :id
     RETURNING id, code_key, name_key
   ), keys AS (
     UPDATE stock s SET product_code_key = c.code_key, product_name_key = c.name_key
     FROM changed c WHERE s.company_id = :companyId AND s.product_id = c.id
       AND (s.product_code_key, s.product_name_key) <> (c.code_key, c.name_key)
   )
   SELECT id FROM changed
