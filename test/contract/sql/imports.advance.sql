UPDATE imports i SET done_rows = :to, created = i.created + :created, updated = i.updated + :updated,
     unchanged = i.unchanged + :unchanged, faults = i.faults || :faults::jsonb, fault_count = i.fault_count + :faultCount,
     updated_at = :now
   WHERE i.company_id = :companyId AND i.id = :id AND i.status = 'running' AND i.done_rows = :from RETURNING i.id
