UPDATE comments c SET body = NULL, mentions = '{}', deleted_at = :now, version = c.version + 1
   WHERE c.company_id = :companyId AND c.id = :id
