SELECT c.id, c.test_clock AS clock, c.version FROM companies c WHERE c.test_of = :companyId AND c.retired_at IS NULL
