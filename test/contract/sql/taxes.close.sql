UPDATE tax_rates AS r SET valid_to = least(r.valid_to, :validFrom::date - 1), version = r.version + 1,
     updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id
