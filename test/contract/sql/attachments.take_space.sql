INSERT INTO attachment_space AS s (company_id, bytes)
   SELECT :companyId::bigint, :bytes::bigint WHERE :bytes::bigint <= :most::bigint
   ON CONFLICT (company_id) DO UPDATE SET bytes = s.bytes + excluded.bytes WHERE s.bytes + excluded.bytes <= :most::bigint
   RETURNING s.bytes
