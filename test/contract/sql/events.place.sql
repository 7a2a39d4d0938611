WITH waiting AS (
     SELECT u.id FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL ORDER BY u.id LIMIT 5000
   ), numbered AS (
     SELECT w.id, row_number() OVER (ORDER BY w.id) AS nth FROM waiting w
   ), counter AS (
     INSERT INTO outbox_positions AS p (company_id, last)
     SELECT :companyId::bigint, count(*) FROM numbered n HAVING count(*) > 0
     ON CONFLICT (company_id) DO UPDATE SET last = p.last + excluded.last
     RETURNING p.last
   ), placed AS (
     UPDATE outbox o SET position = c.last - (SELECT count(*) FROM numbered) + n.nth
     FROM numbered n, counter c WHERE o.company_id = :companyId AND o.id = n.id
     RETURNING 1
   )
   SELECT count(*) AS placed FROM placed
