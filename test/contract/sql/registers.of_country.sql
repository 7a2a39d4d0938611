SELECT r.name, r.format, r.version FROM company_registers r
   WHERE r.version <> '' AND EXISTS (
     SELECT 1 FROM register_companies c WHERE c.register = r.name AND c.country = :country)
   ORDER BY r.name
