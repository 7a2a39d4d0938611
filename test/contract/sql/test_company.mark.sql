UPDATE companies SET test_of = :testOf WHERE id = :companyId
