DELETE FROM blobs b WHERE b.company_id = :companyId AND b.owner = :owner RETURNING b.id
