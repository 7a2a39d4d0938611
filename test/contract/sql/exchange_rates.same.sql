SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.base, r.quote, r.rate, r.valid_from AS "validFrom", r.source FROM exchange_rates r WHERE r.company_id = :companyId
     AND r.base = :base AND r.quote = :quote AND r.valid_from = :validFrom FOR NO KEY UPDATE
