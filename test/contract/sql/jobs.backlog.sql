SELECT d.due, d.oldest AS "oldestSeconds", f.dead
   FROM (
     SELECT count(*)::int AS due, coalesce(extract(epoch FROM :now::timestamptz - min(o.run_at)), 0)::float8 AS oldest
     FROM (
       SELECT j.run_at FROM jobs j WHERE j.died_at IS NULL AND j.run_at <= :now ORDER BY j.run_at LIMIT 10000
     ) AS o
   ) AS d CROSS JOIN (
     SELECT count(*)::int AS dead FROM (SELECT 1 FROM jobs j WHERE j.died_at IS NOT NULL LIMIT 10000) AS o
   ) AS f
