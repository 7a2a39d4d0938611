DELETE FROM record_watchers w WHERE w.company_id = :companyId AND w.kind = :kind AND w.record_id = :recordId
