INSERT INTO key_usage AS u (company_id, api, key_id, day, requests, refused, failed)
   SELECT n.company_id, n.api, n.key_id, n.day, n.requests, n.refused, n.failed
   FROM unnest(:companyIds::bigint[], :apis::text[], :keyIds::bigint[], :days::date[], :requests::bigint[],
     :refused::bigint[], :failed::bigint[]) AS n (company_id, api, key_id, day, requests, refused, failed)
   ORDER BY n.company_id, n.api, n.key_id, n.day
   ON CONFLICT (company_id, api, key_id, day) DO UPDATE SET requests = u.requests + excluded.requests,
     refused = u.refused + excluded.refused, failed = u.failed + excluded.failed
