DELETE FROM comments c WHERE c.company_id = :companyId AND c.kind = :kind AND c.record_id = :recordId
