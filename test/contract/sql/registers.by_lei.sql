SELECT c.register, c.id, c.name, c.country, c.registration_number, c.lei, c.status, c.legal_form,
  c.incorporated_on::text, c.address FROM register_companies c
   WHERE c.lei = :lei AND c.country = :country ORDER BY c.register, c.id LIMIT 20
