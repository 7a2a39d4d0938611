SELECT coalesce(
     (SELECT min(o.position) - 1 FROM outbox o
      WHERE o.company_id = :companyId AND o.position IS NOT NULL AND o.at >= :startedAt),
     (SELECT p.last FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS position
   WHERE NOT EXISTS (
     SELECT FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL AND u.at < :startedAt)
