DELETE FROM attachments a WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId
   RETURNING a.bytes
