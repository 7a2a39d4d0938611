INSERT INTO exchange_rates AS r (company_id, base, quote, rate, valid_from, source, created_at, updated_at)
   VALUES (:companyId, :base, :quote, :rate, :validFrom, :source, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.base, r.quote, r.rate, r.valid_from AS "validFrom", r.source
