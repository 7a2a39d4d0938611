SELECT u.id, u.name, u.role, u.granted, r.permissions AS role_permissions, u.locale, c.id AS company_id, c.time_zone, c.locale AS company_locale, c.base_currency, c.locked_through
   FROM users u
   JOIN companies c ON c.id = u.company_id
   LEFT JOIN roles r ON r.company_id = u.company_id AND r.code_key = u.role
   WHERE u.company_id = :companyId AND u.id = :id AND u.is_active
