DELETE FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = :kind AND t.record_id = :recordId AND t.tag_key = ANY (:keys::text[])
