INSERT INTO leads AS r (company_id, name, company_name, email, phone, source, status, status_note, status_changed_at, owner_id, customer_id, estimated_amount, notes, name_key, search_text, created_at, updated_at)
   VALUES (:companyId, :name, :companyName, :email, :phone, :source, :status, :statusNote, :statusChangedAt, :ownerId, :customerId, :estimatedAmount, :notes, :nameKey, :searchText, :now, :now)
   RETURNING r.id
