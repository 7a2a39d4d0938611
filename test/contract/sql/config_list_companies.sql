SELECT c.id AS "companyId", l.code, c.test_of IS NOT NULL AS "isTest"
   FROM companies c JOIN companies l ON l.id = coalesce(c.test_of, c.id)
   WHERE c.retired_at IS NULL ORDER BY l.id, c.test_of NULLS FIRST
