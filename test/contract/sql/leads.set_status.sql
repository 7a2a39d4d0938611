UPDATE leads SET status = $3, status_note = $4, status_changed_at = $5, version = version + 1, updated_at = $5
   WHERE company_id = $1 AND id = $2 RETURNING id
