SELECT c.name FROM companies c WHERE c.id = $1
