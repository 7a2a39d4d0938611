SELECT r.id, r.valid_from AS "validFrom" FROM tax_rates r
   WHERE r.company_id = :companyId AND r.code_key = :codeKey ORDER BY r.valid_from DESC LIMIT 1
