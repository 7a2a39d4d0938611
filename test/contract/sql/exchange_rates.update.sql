UPDATE exchange_rates AS r SET
     base = :base, quote = :quote, rate = :rate, valid_from = :validFrom, source = :source,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.base, r.quote, r.rate, r.valid_from AS "validFrom", r.source
