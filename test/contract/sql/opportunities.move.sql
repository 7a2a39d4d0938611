WITH told AS (
     INSERT INTO opportunity_stage_changes
       (company_id, opportunity_id, from_stage, to_stage, lost_reason, note, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   )
   UPDATE opportunities AS o SET stage = $4, lost_reason = $5, stage_changed_at = $8, version = o.version + 1,
     updated_at = $8
   WHERE o.company_id = $1 AND o.id = $2 RETURNING o.id, o.title, o.lead_id, o.customer_id, o.stage, o.expected_amount, o.currency_code,
  o.expected_close_date, o.owner_id, o.lost_reason, o.stage_changed_at, o.version, o.created_at, o.updated_at
