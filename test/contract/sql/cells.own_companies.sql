SELECT c.id FROM companies c ORDER BY c.id
