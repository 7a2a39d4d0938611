SELECT s.code, s.prefix, s.next_number, s.pad, s.last_date, s.is_used, s.version, s.created_at,
  s.updated_at FROM (
     SELECT n.*, n.next_number <> n.start_number AS is_used FROM series n
     WHERE n.company_id = :companyId AND n.code = :code FOR UPDATE
   ) AS s
