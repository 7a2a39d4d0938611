DELETE FROM blobs b USING (
     SELECT o.company_id, o.id FROM blobs o WHERE o.expires_at <= :now ORDER BY o.expires_at LIMIT :limit
   ) AS late
   WHERE b.company_id = late.company_id AND b.id = late.id RETURNING b.company_id AS "companyId", b.id
