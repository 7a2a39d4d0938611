SELECT b.id FROM unnest(:companies::bigint[], :places::text[]) AS p (company_id, id)
   JOIN blobs b ON b.company_id = p.company_id AND b.id = p.id
