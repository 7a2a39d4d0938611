SELECT c.id AS company_id, c.time_zone, c.locale AS company_locale, c.base_currency, c.locked_through, c.test_of, c.test_clock FROM companies c WHERE c.id = :companyId AND c.retired_at IS NULL
