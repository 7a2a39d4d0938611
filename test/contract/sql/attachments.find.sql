SELECT a.id, a.kind, a.record_id, a.blob_id, a.file_name, a.mime, a.bytes, a.sha256, a.is_scanned,
  a.author_type, a.author_id, a.author_name, a.created_at FROM attachments a WHERE a.company_id = :companyId AND a.id = :id
