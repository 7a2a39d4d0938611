SELECT r.id, r.code, r.name, r.rate, r.category, r.is_compound, r.valid_from, r.valid_to,
  r.exemption_reason, r.is_active, r.version, r.created_at, r.updated_at FROM tax_rates r WHERE r.company_id = :companyId AND r.code_key = :codeKey
   ORDER BY r.valid_from DESC LIMIT 1
