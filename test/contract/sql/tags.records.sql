SELECT t.id, t.kind, t.record_id, t.tagged_at FROM record_tags t
   WHERE t.company_id = :companyId AND t.tag_key = :key AND t.kind = ANY (:kinds::text[]) AND t.id < :before::bigint
   ORDER BY t.id DESC LIMIT :limit
