UPDATE tax_rates AS r SET
     code = :code, name = :name, rate = :rate, category = :category, is_compound = :compound, valid_from = :validFrom, valid_to = :validTo, exemption_reason = :exemptionReason, is_active = :active, code_key = :codeKey, search_text = :searchText,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.rate, r.category, r.is_compound AS "compound", r.valid_from AS "validFrom", r.valid_to AS "validTo", r.exemption_reason AS "exemptionReason", r.is_active AS "active"
