SELECT c.id, c.code FROM companies c ORDER BY c.id
