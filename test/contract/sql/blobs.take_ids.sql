DELETE FROM blobs b WHERE b.company_id = :companyId AND b.id = ANY (:which::text[]) RETURNING b.id
