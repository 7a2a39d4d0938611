UPDATE leads SET status = :status, status_note = :note, status_changed_at = :now, version = version + 1,
     updated_at = :now
   WHERE company_id = :companyId AND id = :id RETURNING id
