SELECT t.tag FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = :kind AND t.record_id = :recordId ORDER BY t.tag_key
