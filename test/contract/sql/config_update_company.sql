update companies as c set name = :name, trade_name = :tradeName, tax_id = :taxId, email = :email, phone = :phone,
     address = :address::jsonb,
     logo_url = :logoUrl, time_zone = :timeZone, locale = :locale, tax_rounding = :taxRounding,
       prices_include_tax = :pricesIncludeTax,
     over_receipt_tolerance = :overReceiptTolerance, price_tolerance = :priceTolerance,
     audit_retention_days = :auditRetentionDays, screening_retention_months = :screeningRetentionMonths,
     identity_retention_months = :identityRetentionMonths, require_second_factor = :requireSecondFactor,
     second_factor_roles = :secondFactorRoles::text[],
       version = c.version + 1, updated_at = :now
   where c.id = :companyId returning c.id, c.code, c.name, c.trade_name, c.tax_id, c.email, c.phone, c.address, c.base_currency,
  c.time_zone, c.locale, c.tax_rounding, c.prices_include_tax, c.over_receipt_tolerance, c.price_tolerance,
  c.audit_retention_days, c.screening_retention_months, c.identity_retention_months, c.require_second_factor, c.second_factor_roles, c.locked_through,
  c.logo_url, c.version, c.created_at, c.updated_at
