SELECT c.locked_through::text FROM companies c WHERE c.id = :companyId::bigint FOR SHARE
