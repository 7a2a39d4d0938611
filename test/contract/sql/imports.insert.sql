INSERT INTO imports AS i (company_id, kind, file_name, blob_id, is_dry_run, skips_faults, status, locale, author_type,
     author_id, author_name, created_at, updated_at)
   VALUES (:companyId, :kind, :fileName, :blobId, :isDryRun, :skipsFaults, 'queued', :locale, :authorType, :authorId,
     :authorName, :now, :now)
   RETURNING i.id, i.kind, i.file_name, i.blob_id, i.is_dry_run, i.skips_faults, i.status, i.row_count, i.done_rows, i.created,
  i.updated, i.unchanged, i.fault_count, i.faults, i.failure, i.locale, i.author_type, i.author_id, i.author_name, i.created_at,
  i.updated_at, i.finished_at
