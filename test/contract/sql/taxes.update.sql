UPDATE tax_rates AS r SET name = :name, search_text = :searchText, is_active = :isActive, version = r.version + 1,
     updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.code, r.name, r.rate, r.category, r.is_compound, r.valid_from, r.valid_to,
  r.exemption_reason, r.is_active, r.version, r.created_at, r.updated_at
