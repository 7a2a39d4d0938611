UPDATE tax_rates AS r SET name = $3, search_text = $4, is_active = $5, version = r.version + 1, updated_at = $6
   WHERE r.company_id = $1 AND r.id = $2 RETURNING r.id, r.code, r.name, r.rate, r.category, r.is_compound, r.valid_from, r.valid_to,
  r.exemption_reason, r.is_active, r.version, r.created_at, r.updated_at
