INSERT INTO leads (company_id, name, name_key, search_text, company_name, email, phone, source, status,
     status_changed_at, owner_id, customer_id, estimated_amount, notes, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :searchText, :companyName, :email, :phone, :source, 'new', :now, :ownerId,
     :customerId, :estimatedAmount, :notes, :now, :now) RETURNING id
