with company as (
     insert into companies (id, code, name, time_zone, locale, base_currency, created_at, updated_at)
     values (coalesce(:id::bigint, nextval('companies_id_seq')), :code, :name, :timeZone, :locale, :baseCurrency, :now, :now) returning id
   ), currency as (
     insert into company_currencies (company_id, code, created_at, updated_at)
     select c.id, :baseCurrency, :now::timestamptz, :now::timestamptz from company c
   ), terms as (
     insert into payment_terms (company_id, code, code_key, name, search_text, kind, days, created_at, updated_at)
     select c.id, t.code, t.code_key, t.name, t.search_text, t.kind, t.days, :now::timestamptz, :now::timestamptz
     from company c cross join jsonb_to_recordset(:terms::jsonb) as t
       (code text, code_key text, name text, search_text text, kind text, days integer, place integer)
     order by t.place
   )
   select c.id from company c
