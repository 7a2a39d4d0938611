SELECT c.id FROM companies c
   WHERE c.code = :code AND (c.created_at AT TIME ZONE c.time_zone)::date <= :day::date
     AND NOT EXISTS (
       SELECT 1 FROM series s
       WHERE s.company_id = c.id AND s.last_date > (c.created_at AT TIME ZONE c.time_zone)::date
     )
