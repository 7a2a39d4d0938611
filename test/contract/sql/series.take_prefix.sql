DELETE FROM series_prefixes AS p WHERE p.company_id = $1 AND p.code = $2 AND p.prefix = $3
   RETURNING p.start_number, p.next_number
