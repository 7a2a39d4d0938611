SELECT count(*)::int AS count FROM attachments a
   WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId
