INSERT INTO tax_rates AS r (company_id, code, code_key, name, search_text, rate, category, is_compound, valid_from,
     valid_to, exemption_reason, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :searchText, :rate, :category, :isCompound, :validFrom, :validTo,
     :exemptionReason, :now, :now) RETURNING r.id, r.code, r.name, r.rate, r.category, r.is_compound, r.valid_from, r.valid_to,
  r.exemption_reason, r.is_active, r.version, r.created_at, r.updated_at
