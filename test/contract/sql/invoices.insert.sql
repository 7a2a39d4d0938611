INSERT INTO invoices (company_id, id, number, status, search_text, customer_id, customer_name, customer_key, customer,
  issue_date, due_date, payment_terms, payment_terms_name, currency_code, exchange_rate, tax_rounding,
  prices_include_tax, notes, total, tax_total, grand_total, base_total, base_tax_total, base_grand_total, taxes, company,
  open_amount, draft, version, created_at, updated_at, metadata, custom_fields)
SELECT :companyId::bigint, d.id, d.number, d.status, d.search_text, d.party_id, d.party_name, d.party_key, d.party,
  d.issue_date, d.due_date, d.payment_terms, d.payment_terms_name, d.currency_code, d.exchange_rate, d.tax_rounding,
  d.prices_include_tax, d.notes, d.total, d.tax_total, d.grand_total, d.base_total, d.base_tax_total, d.base_grand_total,
  d.taxes, d.company, d.open_amount, d.draft, d.version, d.created_at, d.updated_at,
  d.metadata, d.custom_fields
FROM jsonb_to_recordset(:invoices::jsonb) AS d (id bigint, number text, status text, search_text text, party_id bigint,
  party_name text, party_key text, party jsonb, issue_date date, due_date date, payment_terms text,
  payment_terms_name text, currency_code text, exchange_rate numeric, tax_rounding text, prices_include_tax boolean,
  notes text, total numeric, tax_total numeric, grand_total numeric, base_total numeric, base_tax_total numeric,
  base_grand_total numeric, taxes jsonb, company jsonb, open_amount numeric, draft jsonb, version int,
  created_at timestamptz, updated_at timestamptz, metadata jsonb, custom_fields jsonb)
