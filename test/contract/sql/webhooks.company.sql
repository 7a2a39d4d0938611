SELECT c.time_zone AS "timeZone", c.base_currency AS "baseCurrency", c.test_of AS "testOf", c.test_clock AS "testClock"
   FROM companies c WHERE c.id = :companyId
