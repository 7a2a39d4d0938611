SELECT c.id, c.code FROM companies c WHERE c.test_of = :companyId ORDER BY c.id
