WITH late AS MATERIALIZED (
     SELECT b.company_id, b.id FROM blobs b WHERE b.expires_at <= :now
     ORDER BY b.expires_at LIMIT :limit FOR UPDATE SKIP LOCKED
   )
   DELETE FROM blobs b USING late l WHERE b.company_id = l.company_id AND b.id = l.id
   RETURNING b.company_id AS "companyId", b.id
