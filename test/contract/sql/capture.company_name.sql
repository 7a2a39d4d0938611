SELECT c.name FROM companies c WHERE c.id = :companyId
