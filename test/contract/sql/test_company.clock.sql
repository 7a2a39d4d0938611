SELECT c.test_clock AS clock, c.version FROM companies c WHERE c.id = :companyId
