SELECT c.code, c.name, t.trusted_since FROM kyc_trusted_sharers t JOIN companies c ON c.id = t.sharer_id
   WHERE t.company_id = :companyId ORDER BY c.code LIMIT 1000
