SELECT c.code FROM companies c WHERE c.id = :companyId
