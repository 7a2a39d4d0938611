INSERT INTO opportunity_stage_changes
     (company_id, opportunity_id, from_stage, to_stage, lost_reason, note, changed_by, changed_at)
   VALUES (:companyId, :id, :from, :to, :lostReason, :note, :changedBy, :now)
