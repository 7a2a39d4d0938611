UPDATE vendors AS p SET (version, updated_at, code, code_key, name, name_key, trade_name, search_text, tax_id_type, tax_id, tax_id_key, email, phone, language, line1, line2, city, region, postal_code, country, payment_terms, currency_code, is_blocked, contacts, notes, is_active, bank_accounts)
         = ROW (p.version + 1, :now::timestamptz, r.code, r.code_key, r.name, r.name_key, r.trade_name, r.search_text, r.tax_id_type, r.tax_id, r.tax_id_key, r.email, r.phone, r.language, r.line1, r.line2, r.city, r.region, r.postal_code, r.country, r.payment_terms, r.currency_code, r.is_blocked, r.contacts, r.notes, r.is_active, r.bank_accounts)
       FROM jsonb_populate_record(NULL::vendors, :values::jsonb) r
       WHERE p.company_id = :companyId AND p.id = :id RETURNING p.is_active
