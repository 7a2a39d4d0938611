SELECT s.company_id AS "companyId", s.id, s.after_id AS "afterId", s.through_id AS "throughId", s.entries,
     s.previous_hash AS "previousHash", s.hash
   FROM audit_seals s WHERE s.company_id = :companyId::bigint AND s.id > :after::bigint ORDER BY s.id LIMIT :limit::integer
