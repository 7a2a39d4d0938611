select c.id, c.code, c.name, c.trade_name, c.tax_id, c.email, c.phone, c.address, c.base_currency,
  c.time_zone, c.locale, c.tax_rounding, c.prices_include_tax, c.over_receipt_tolerance, c.price_tolerance,
  c.audit_retention_days, c.screening_retention_months, c.identity_retention_months, c.require_second_factor, c.second_factor_roles, c.locked_through,
  c.logo_url, c.version, c.created_at, c.updated_at from companies c where c.id = :companyId
