SELECT b.id FROM blobs b WHERE b.company_id = :companyId
