DELETE FROM blobs b WHERE b.company_id = $1 AND b.id = ANY ($2::text[]) RETURNING b.id
