DELETE FROM blobs b WHERE b.company_id = $1 AND b.owner = $2 RETURNING b.id
