/** SQL of the details of a customer or vendor `c` that a document stores, as JSON. */
export const ownParty = `jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name, 'language', c.language,
  'taxIdType', c.tax_id_type, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.line1, 'line2', c.line2, 'city', c.city, 'region', c.region,
    'postalCode', c.postal_code, 'country', c.country))`;

/** The same of a company `c`. */
export const companyParty = `jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name,
  'taxIdType', NULL, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.address->>'line1', 'line2', c.address->>'line2',
    'city', c.address->>'city', 'region', c.address->>'region', 'postalCode', c.address->>'postalCode',
    'country', c.address->>'country'))`;
