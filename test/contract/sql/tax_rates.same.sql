SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.rate, r.category, r.is_compound AS "compound", r.valid_from AS "validFrom", r.valid_to AS "validTo", r.exemption_reason AS "exemptionReason", r.is_active AS "active" FROM tax_rates r WHERE r.company_id = :companyId
     AND r.code_key = :codeKey AND r.valid_from = :validFrom FOR NO KEY UPDATE
