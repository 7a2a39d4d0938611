SELECT a.id, a.name, a.permissions, a.expires_at, c.id AS company_id, c.time_zone, c.locale AS company_locale, c.base_currency, c.locked_through
   FROM api_keys a JOIN companies c ON c.id = a.company_id
   WHERE a.company_id = :companyId AND a.id = :id AND a.revoked_at IS NULL
