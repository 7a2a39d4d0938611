SELECT l.id, l.name, l.company_name, l.email, l.phone, l.source, l.status, l.owner_id,
  l.estimated_amount, l.version, l.created_at, l.updated_at, l.customer_id, l.notes, l.status_note, l.status_changed_at,
  (SELECT min(o.id) FROM opportunities o WHERE o.company_id = l.company_id AND o.lead_id = l.id) AS opportunity_id FROM leads l WHERE l.company_id = :companyId AND l.id = :id FOR UPDATE OF l
