SELECT c.name AS "companyName", c.logo_url AS "logoUrl" FROM companies c WHERE c.id = :companyId::bigint
