select c.id, c.base_currency, c.time_zone from companies c where c.code = :code and c.test_of is null
