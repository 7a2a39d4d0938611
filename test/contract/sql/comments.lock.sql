SELECT c.id, c.kind, c.record_id, c.body, c.mentions, c.author_type, c.author_id, c.author_name, c.version,
  c.created_at, c.edited_at, c.deleted_at FROM comments c WHERE c.company_id = :companyId AND c.id = :id FOR UPDATE
