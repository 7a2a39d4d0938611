WITH postings AS (
     SELECT k.key, p.register, p.id
     FROM (SELECT DISTINCT unnest(:keys::text[]) AS key) k CROSS JOIN LATERAL (
       SELECT c.register, c.id FROM register_companies c WHERE c.keys @> ARRAY[k.key]
       LIMIT 2001
     ) p
   ), rare AS (
     SELECT p.key, count(*) AS companies FROM postings p
     GROUP BY p.key HAVING count(*) <= 2000
   ), ranked AS (
     SELECT p.register, p.id, sum(1 / (1 + ln(r.companies))) AS worth
     FROM postings p JOIN rare r ON r.key = p.key
     GROUP BY p.register, p.id ORDER BY worth DESC, p.register, p.id LIMIT 40
   )
   SELECT c.register, c.id, c.name, c.country, c.registration_number, c.lei, c.status, c.legal_form,
  c.incorporated_on::text, c.address FROM ranked f JOIN register_companies c ON c.register = f.register AND c.id = f.id
   ORDER BY f.worth DESC, f.register, f.id
