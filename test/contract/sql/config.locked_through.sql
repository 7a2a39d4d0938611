SELECT c.locked_through::text FROM companies c WHERE c.id = $1::bigint FOR SHARE
