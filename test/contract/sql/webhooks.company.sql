SELECT c.time_zone AS "timeZone", c.base_currency AS "baseCurrency" FROM companies c WHERE c.id = :companyId
