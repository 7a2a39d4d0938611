UPDATE imports i SET status = :status, failure = :failure, blob_id = NULL, finished_at = :now, updated_at = :now
   WHERE i.company_id = :companyId AND i.id = :id AND i.status IN ('queued', 'running') RETURNING i.id, i.kind, i.file_name, i.blob_id, i.is_dry_run, i.skips_faults, i.status, i.row_count, i.done_rows, i.created,
  i.updated, i.unchanged, i.fault_count, i.faults, i.failure, i.locale, i.author_type, i.author_id, i.author_name, i.created_at,
  i.updated_at, i.finished_at
