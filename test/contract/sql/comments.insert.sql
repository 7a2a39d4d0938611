INSERT INTO comments AS c (company_id, kind, record_id, body, mentions, author_type, author_id, author_name, created_at)
   VALUES (:companyId, :kind, :recordId, :body, :mentions::bigint[], :authorType, :authorId, :authorName, :now)
   RETURNING c.id, c.kind, c.record_id, c.body, c.mentions, c.author_type, c.author_id, c.author_name, c.version,
  c.created_at, c.edited_at, c.deleted_at
