SELECT p.id, p.code, p.name, p.kind, p.days FROM payment_terms p
   WHERE p.company_id = $1 AND p.code_key = $2 AND p.is_active
