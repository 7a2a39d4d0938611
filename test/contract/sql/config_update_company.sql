update companies as c set name = $2, trade_name = $3, tax_id = $4, email = $5, phone = $6, address = $7::jsonb,
     logo_url = $8, time_zone = $9, locale = $10, tax_rounding = $11, prices_include_tax = $12,
     over_receipt_tolerance = $13, price_tolerance = $14,
     audit_retention_days = $15, require_second_factor = $16, version = c.version + 1, updated_at = $17
   where c.id = $1 returning c.id, c.code, c.name, c.trade_name, c.tax_id, c.email, c.phone, c.address, c.base_currency,
  c.time_zone, c.locale, c.tax_rounding, c.prices_include_tax, c.over_receipt_tolerance, c.price_tolerance,
  c.audit_retention_days, c.require_second_factor, c.locked_through,
  c.logo_url, c.version, c.created_at, c.updated_at
