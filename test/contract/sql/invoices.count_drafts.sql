SELECT coalesce(sum(t.total), 0)::int AS total FROM invoice_tally t
   WHERE t.company_id = :companyId AND t.status = 'draft'
