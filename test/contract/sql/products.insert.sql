INSERT INTO products (code, code_key, name, name_key, search_text, description, category_id, category_name,
     category_key, price, unit, type, track_stock, barcode, tax_rate_id, min_stock, is_active, company_id, currency_code,
     created_at, updated_at, metadata, custom_fields)
   VALUES (:code, :codeKey, :name, :nameKey, :searchText, :description, :categoryId, :categoryName, :categoryKey,
     :price,
     :unit, :type, :trackStock, :barcode, :taxRateId, :minStock, :isActive, :companyId, :currencyCode, :now, :now,
     :metadata::jsonb, :customFields::jsonb)
   RETURNING id
