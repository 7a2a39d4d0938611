SELECT count(*) AS blobs FROM blobs b WHERE b.company_id = :companyId
