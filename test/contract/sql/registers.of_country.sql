SELECT r.name, r.format, r.version FROM company_registers r
   WHERE r.version <> '' AND EXISTS (
     SELECT 1 FROM register_companies c WHERE c.register = r.name AND c.country = $1)
   ORDER BY r.name
