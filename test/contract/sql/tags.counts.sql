SELECT min(t.tag) AS tag, count(*) AS count FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = ANY (:kinds::text[])
   GROUP BY t.tag_key ORDER BY count(*) DESC, t.tag_key LIMIT 500
