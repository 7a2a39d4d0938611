UPDATE companies SET test_clock = :clock, version = version + 1, updated_at = :now WHERE id = :companyId
   RETURNING test_clock AS clock, version
