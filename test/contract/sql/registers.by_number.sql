SELECT c.register, c.id, c.name, c.country, c.registration_number, c.lei, c.status, c.legal_form,
  c.incorporated_on::text, c.address FROM register_companies c
   WHERE c.country = :country AND c.number_key = ANY (:keys::text[]) ORDER BY c.register, c.id LIMIT 20
