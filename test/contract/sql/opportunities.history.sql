SELECT h.from_stage, h.to_stage, h.note, h.lost_reason, h.changed_by, h.changed_at FROM (
     SELECT s.* FROM opportunity_stage_changes s WHERE s.company_id = :companyId AND s.opportunity_id = :id
     ORDER BY s.id DESC LIMIT 1000) h ORDER BY h.id
