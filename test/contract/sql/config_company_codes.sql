SELECT c.code FROM companies c ORDER BY c.id
