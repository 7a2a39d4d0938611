INSERT INTO attachments AS a (company_id, kind, record_id, blob_id, file_name, mime, bytes, sha256, is_scanned, author_type,
     author_id, author_name, created_at)
   VALUES (:companyId, :kind, :recordId, :blobId, :fileName, :mime, :bytes, :sha256, :isScanned, :authorType, :authorId,
     :authorName, :now)
   RETURNING a.id, a.kind, a.record_id, a.blob_id, a.file_name, a.mime, a.bytes, a.sha256, a.is_scanned,
  a.author_type, a.author_id, a.author_name, a.created_at
