INSERT INTO leads (company_id, name, name_key, search_text, company_name, email, phone, source, status,
     status_changed_at, owner_id, customer_id, estimated_amount, notes, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'new', $9, $10, $11, $12, $13, $9, $9) RETURNING id
