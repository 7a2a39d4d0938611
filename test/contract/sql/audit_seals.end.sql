SELECT coalesce(s.id, 0)::bigint AS id, coalesce(s.through_id, 0)::bigint AS "throughId", s.hash,
     coalesce((SELECT max(a.id) FROM audit_log a WHERE a.company_id = :companyId::bigint), 0)::bigint AS "lastEntryId"
   FROM (SELECT 1) AS one LEFT JOIN LATERAL (
     SELECT l.id, l.through_id, l.hash FROM audit_seals l WHERE l.company_id = :companyId::bigint ORDER BY l.id DESC LIMIT 1
   ) AS s ON true
