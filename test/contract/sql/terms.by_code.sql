SELECT p.id, p.code, p.name, p.kind, p.days FROM payment_terms p
   WHERE p.company_id = :companyId AND p.code_key = :code AND p.is_active
