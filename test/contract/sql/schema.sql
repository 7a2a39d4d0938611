TABLE adjustment_lines
  company_id bigint NOT NULL
  adjustment_id bigint NOT NULL
  line integer NOT NULL
  product_id bigint NOT NULL
  counted_quantity numeric(19,4)
  before numeric(19,4) NOT NULL
  delta numeric(19,4) NOT NULL
  after numeric(19,4) NOT NULL
  unit_cost numeric(19,6) NOT NULL
  value numeric(19,4) NOT NULL
  CONSTRAINT adjustment_lines_adjustment_fkey FOREIGN KEY (company_id, adjustment_id) REFERENCES adjustments(company_id, id)
  CONSTRAINT adjustment_lines_pkey PRIMARY KEY (company_id, adjustment_id, line)
  CREATE INDEX adjustment_lines_counted_idx ON public.adjustment_lines USING btree (company_id, product_id, adjustment_id) WHERE (counted_quantity IS NOT NULL)

TABLE adjustments
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('adjustments_id_seq'::regclass)
  number text NOT NULL
  warehouse_id bigint NOT NULL
  reason text NOT NULL
  date date NOT NULL
  notes text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  status text NOT NULL DEFAULT 'posted'::text
  reversed_on date
  reverse_reason text
  last_movement_id bigint
  CONSTRAINT adjustments_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT adjustments_number_check CHECK ((length(number) <= 40))
  CONSTRAINT adjustments_number_key UNIQUE (company_id, number)
  CONSTRAINT adjustments_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT adjustments_reason_check CHECK ((reason = ANY (ARRAY['count'::text, 'damage'::text, 'loss'::text, 'found'::text, 'opening'::text, 'other'::text])))
  CONSTRAINT adjustments_reverse_reason_check CHECK ((length(reverse_reason) <= 500))
  CONSTRAINT adjustments_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text])))
  CONSTRAINT adjustments_warehouse_id_fkey FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses(company_id, id)
  CREATE INDEX adjustments_date_idx ON public.adjustments USING btree (company_id, date, id)
  CREATE INDEX adjustments_reversed_idx ON public.adjustments USING btree (company_id, id) WHERE (status = 'reversed'::text)

TABLE api_keys
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('api_keys_id_seq'::regclass)
  name text NOT NULL
  prefix text NOT NULL
  last_four text NOT NULL
  hash bytea NOT NULL
  permissions jsonb NOT NULL
  allowed_ips jsonb
  expires_at timestamp with time zone
  last_used_at timestamp with time zone
  last_used_ip text
  created_by bigint
  revoked_at timestamp with time zone
  revoked_by bigint
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  name_key text COLLATE "C" NOT NULL DEFAULT ''::text
  replaces_id bigint
  replaced_by bigint
  CONSTRAINT api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (company_id, created_by) REFERENCES users(company_id, id)
  CONSTRAINT api_keys_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT api_keys_hash_key UNIQUE (company_id, hash)
  CONSTRAINT api_keys_last_four_check CHECK ((length(last_four) = 4))
  CONSTRAINT api_keys_last_used_ip_check CHECK ((length(last_used_ip) <= 64))
  CONSTRAINT api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT api_keys_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT api_keys_prefix_check CHECK ((length(prefix) <= 40))
  CONSTRAINT api_keys_replaces_id_key UNIQUE (company_id, replaces_id)
  CONSTRAINT api_keys_revoked_by_fkey FOREIGN KEY (company_id, revoked_by) REFERENCES users(company_id, id)
  CREATE INDEX api_keys_created_at_idx ON public.api_keys USING btree (company_id, created_at, id)
  CREATE INDEX api_keys_ending_idx ON public.api_keys USING btree (company_id, expires_at) WHERE (revoked_at IS NULL)
  CREATE INDEX api_keys_expires_at_idx ON public.api_keys USING btree (company_id, COALESCE(expires_at, '9999-12-31 23:59:59.999999+00'::timestamp with time zone), id)
  CREATE INDEX api_keys_hash_idx ON public.api_keys USING btree (hash)
  CREATE INDEX api_keys_name_idx ON public.api_keys USING btree (company_id, name_key, id)

TABLE attachment_space
  company_id bigint NOT NULL
  bytes bigint NOT NULL
  CONSTRAINT attachment_space_bytes_check CHECK ((bytes >= 0))
  CONSTRAINT attachment_space_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT attachment_space_pkey PRIMARY KEY (company_id)

TABLE attachments
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('attachments_id_seq'::regclass)
  kind text NOT NULL
  record_id bigint NOT NULL
  blob_id text NOT NULL
  file_name text NOT NULL
  mime text NOT NULL
  bytes integer NOT NULL
  sha256 bytea NOT NULL
  is_scanned boolean NOT NULL
  author_type text NOT NULL
  author_id bigint NOT NULL
  author_name text NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT attachments_author_name_check CHECK ((length(author_name) <= 254))
  CONSTRAINT attachments_author_type_check CHECK ((author_type = ANY (ARRAY['user'::text, 'api_key'::text])))
  CONSTRAINT attachments_blob_id_check CHECK ((length(blob_id) <= 64))
  CONSTRAINT attachments_bytes_check CHECK ((bytes >= 0))
  CONSTRAINT attachments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT attachments_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)))
  CONSTRAINT attachments_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT attachments_mime_check CHECK (((length(mime) >= 1) AND (length(mime) <= 127)))
  CONSTRAINT attachments_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT attachments_sha256_check CHECK ((length(sha256) = 32))
  CREATE INDEX attachments_record_idx ON public.attachments USING btree (company_id, kind, record_id, created_at, id)

TABLE audit_counts
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('audit_counts_id_seq'::regclass)
  total bigint NOT NULL
  CONSTRAINT audit_counts_pkey PRIMARY KEY (company_id, id)

TABLE audit_log
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('audit_log_id_seq'::regclass)
  at timestamp with time zone NOT NULL DEFAULT now()
  actor_type text NOT NULL
  actor_id bigint
  actor_name text
  action text NOT NULL
  object_type text
  object_id text
  before jsonb
  after jsonb
  ip text
  request_id text
  CONSTRAINT audit_log_action_check CHECK (((length(action) >= 1) AND (length(action) <= 100)))
  CONSTRAINT audit_log_actor_name_check CHECK ((length(actor_name) <= 254))
  CONSTRAINT audit_log_actor_type_check CHECK ((length(actor_type) <= 20))
  CONSTRAINT audit_log_ip_check CHECK ((length(ip) <= 64))
  CONSTRAINT audit_log_object_id_check CHECK ((length(object_id) <= 64))
  CONSTRAINT audit_log_object_type_check CHECK ((length(object_type) <= 64))
  CONSTRAINT audit_log_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT audit_log_request_id_check CHECK ((length(request_id) <= 128))
  CREATE INDEX audit_log_action_idx ON public.audit_log USING btree (company_id, action, at, id)
  CREATE INDEX audit_log_actor_idx ON public.audit_log USING btree (company_id, actor_type, actor_id, at, id)
  CREATE INDEX audit_log_at_idx ON public.audit_log USING btree (company_id, at, id)
  CREATE INDEX audit_log_ip_idx ON public.audit_log USING btree (company_id, ip, at, id)
  CREATE INDEX audit_log_record_idx ON public.audit_log USING btree (company_id, object_id, object_type, at, id)
  CREATE INDEX audit_log_request_id_idx ON public.audit_log USING btree (company_id, request_id)
  CREATE INDEX audit_log_search_idx ON public.audit_log USING gin (audit_search_text(actor_name, action) gin_trgm_ops)
  CREATE INDEX audit_log_type_idx ON public.audit_log USING btree (company_id, object_type, at, id)
  CREATE TRIGGER audit_log_no_change BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuse()
  CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse()

TABLE audit_seals
  company_id bigint NOT NULL
  id bigint NOT NULL
  after_id bigint NOT NULL
  through_id bigint NOT NULL
  entry_count integer NOT NULL
  entries text NOT NULL
  previous_hash text NOT NULL
  hash text NOT NULL
  sealed_at timestamp with time zone NOT NULL
  CONSTRAINT audit_seals_entry_count_check CHECK ((entry_count >= 1))
  CONSTRAINT audit_seals_hash_check CHECK ((length(hash) = 64))
  CONSTRAINT audit_seals_id_check CHECK ((id >= 1))
  CONSTRAINT audit_seals_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT audit_seals_previous_hash_check CHECK ((length(previous_hash) = 64))
  CONSTRAINT audit_seals_through_id_check CHECK ((through_id > after_id))
  CREATE TRIGGER audit_seals_no_change BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION audit_seals_refuse()

TABLE audit_shipments
  company_id bigint NOT NULL
  seal_id bigint NOT NULL
  shipped_at timestamp with time zone NOT NULL
  CONSTRAINT audit_shipments_pkey PRIMARY KEY (company_id)
  CONSTRAINT audit_shipments_seal_id_check CHECK ((seal_id >= 0))

TABLE blob_orphans
  name text NOT NULL
  first_seen_at timestamp with time zone NOT NULL
  last_seen_at timestamp with time zone NOT NULL
  CONSTRAINT blob_orphans_name_check CHECK ((length(name) <= 200))
  CONSTRAINT blob_orphans_pkey PRIMARY KEY (name)

TABLE blobs
  company_id bigint NOT NULL
  id text NOT NULL
  purpose text NOT NULL
  owner text
  mime text NOT NULL
  bytes integer NOT NULL
  sha256 bytea NOT NULL
  key_id text NOT NULL
  wrapped_key bytea NOT NULL
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone
  CONSTRAINT blobs_bytes_check CHECK ((bytes >= 0))
  CONSTRAINT blobs_id_check CHECK ((id ~ '^blob_[0-9a-f]{32}$'::text))
  CONSTRAINT blobs_key_id_check CHECK (((length(key_id) >= 1) AND (length(key_id) <= 64)))
  CONSTRAINT blobs_mime_check CHECK (((length(mime) >= 1) AND (length(mime) <= 127)))
  CONSTRAINT blobs_owner_check CHECK (((length(owner) >= 1) AND (length(owner) <= 64)))
  CONSTRAINT blobs_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT blobs_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 64)))
  CONSTRAINT blobs_sha256_check CHECK ((length(sha256) = 32))
  CONSTRAINT blobs_wrapped_key_check CHECK ((length(wrapped_key) = 60))
  CREATE INDEX blobs_expires_at_idx ON public.blobs USING btree (expires_at) WHERE (expires_at IS NOT NULL)
  CREATE INDEX blobs_owner_idx ON public.blobs USING btree (company_id, owner) WHERE (owner IS NOT NULL)

TABLE cell_addresses
  hash bytea NOT NULL
  company bigint NOT NULL
  CONSTRAINT cell_addresses_company_fkey FOREIGN KEY (company) REFERENCES cell_companies(id)
  CONSTRAINT cell_addresses_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT cell_addresses_pkey PRIMARY KEY (hash)

TABLE cell_changes
  is_one boolean NOT NULL DEFAULT true
  version bigint NOT NULL
  CONSTRAINT cell_changes_is_one_check CHECK (is_one)
  CONSTRAINT cell_changes_pkey PRIMARY KEY (is_one)

TABLE cell_companies
  id bigint NOT NULL DEFAULT nextval('cell_companies_id_seq'::regclass)
  cell text NOT NULL
  other_cell text
  phase text
  version bigint NOT NULL
  CONSTRAINT cell_companies_cell_fkey FOREIGN KEY (cell) REFERENCES cells(name)
  CONSTRAINT cell_companies_check CHECK ((other_cell <> cell))
  CONSTRAINT cell_companies_check1 CHECK (((phase IS NULL) = (other_cell IS NULL)))
  CONSTRAINT cell_companies_other_cell_fkey FOREIGN KEY (other_cell) REFERENCES cells(name)
  CONSTRAINT cell_companies_phase_check CHECK ((phase = ANY (ARRAY['copying'::text, 'moved'::text, 'finishing'::text])))
  CONSTRAINT cell_companies_pkey PRIMARY KEY (id)
  CREATE INDEX cell_companies_version_idx ON public.cell_companies USING btree (version)

TABLE cells
  name text NOT NULL
  url text NOT NULL
  installation uuid NOT NULL
  added_at timestamp with time zone NOT NULL
  CONSTRAINT cells_installation_key UNIQUE (installation)
  CONSTRAINT cells_name_check CHECK ((name ~ '^[a-z][a-z0-9-]{0,39}$'::text))
  CONSTRAINT cells_pkey PRIMARY KEY (name)
  CONSTRAINT cells_url_check CHECK (((length(url) >= 8) AND (length(url) <= 400)))

TABLE comments
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('comments_id_seq'::regclass)
  kind text NOT NULL
  record_id bigint NOT NULL
  body text
  mentions bigint[] NOT NULL DEFAULT '{}'::bigint[]
  author_type text NOT NULL
  author_id bigint NOT NULL
  author_name text NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  edited_at timestamp with time zone
  deleted_at timestamp with time zone
  CONSTRAINT comments_author_name_check CHECK ((length(author_name) <= 254))
  CONSTRAINT comments_author_type_check CHECK ((author_type = ANY (ARRAY['user'::text, 'api_key'::text])))
  CONSTRAINT comments_body_check CHECK (((length(body) >= 1) AND (length(body) <= 4000)))
  CONSTRAINT comments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT comments_deleted_have_no_text CHECK (((deleted_at IS NULL) = (body IS NOT NULL)))
  CONSTRAINT comments_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT comments_pkey PRIMARY KEY (company_id, id)
  CREATE INDEX comments_record_idx ON public.comments USING btree (company_id, kind, record_id, created_at, id)

TABLE companies
  id bigint NOT NULL DEFAULT nextval('companies_id_seq'::regclass)
  code text NOT NULL
  name text NOT NULL
  time_zone text NOT NULL DEFAULT 'UTC'::text
  locale text NOT NULL DEFAULT 'es'::text
  base_currency text NOT NULL
  locked_through date
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  trade_name text
  tax_id text
  email text
  phone text
  address jsonb NOT NULL DEFAULT '{}'::jsonb
  logo_url text
  tax_rounding text NOT NULL DEFAULT 'document'::text
  prices_include_tax boolean NOT NULL DEFAULT false
  over_receipt_tolerance numeric(9,4) NOT NULL DEFAULT 0
  price_tolerance numeric(9,4) NOT NULL DEFAULT 0
  audit_retention_days integer
  require_second_factor boolean NOT NULL DEFAULT false
  screening_retention_months integer NOT NULL DEFAULT 60
  identity_retention_months integer NOT NULL DEFAULT 0
  second_factor_roles text[] NOT NULL DEFAULT '{}'::text[]
  test_of bigint
  test_clock timestamp with time zone
  retired_at timestamp with time zone
  CONSTRAINT companies_audit_retention_days_check CHECK (((audit_retention_days >= 365) AND (audit_retention_days <= 36500)))
  CONSTRAINT companies_base_currency_check CHECK ((base_currency ~ '^[A-Z]{3}$'::text))
  CONSTRAINT companies_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT companies_code_key UNIQUE (code)
  CONSTRAINT companies_email_check CHECK ((length(email) <= 254))
  CONSTRAINT companies_identity_retention_months_check CHECK (((identity_retention_months >= 0) AND (identity_retention_months <= 240)))
  CONSTRAINT companies_locale_check CHECK ((length(locale) <= 35))
  CONSTRAINT companies_logo_url_check CHECK ((length(logo_url) <= 500))
  CONSTRAINT companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT companies_over_receipt_tolerance_check CHECK (((over_receipt_tolerance >= (0)::numeric) AND (over_receipt_tolerance <= (10000)::numeric)))
  CONSTRAINT companies_phone_check CHECK ((length(phone) <= 40))
  CONSTRAINT companies_pkey PRIMARY KEY (id)
  CONSTRAINT companies_price_tolerance_check CHECK (((price_tolerance >= (0)::numeric) AND (price_tolerance <= (1000)::numeric)))
  CONSTRAINT companies_screening_retention_months_check CHECK (((screening_retention_months >= 0) AND (screening_retention_months <= 240)))
  CONSTRAINT companies_tax_id_check CHECK ((length(tax_id) <= 40))
  CONSTRAINT companies_tax_rounding_check CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text])))
  CONSTRAINT companies_test_check CHECK (((test_of IS NOT NULL) OR ((test_clock IS NULL) AND (retired_at IS NULL))))
  CONSTRAINT companies_time_zone_check CHECK ((length(time_zone) <= 64))
  CONSTRAINT companies_trade_name_check CHECK ((length(trade_name) <= 200))
  CREATE UNIQUE INDEX companies_test_of_key ON public.companies USING btree (test_of) WHERE (retired_at IS NULL)
  CREATE TRIGGER companies_kept_kind BEFORE UPDATE OF test_of ON public.companies FOR EACH ROW EXECUTE FUNCTION companies_keep_kind()

TABLE company_currencies
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('company_currencies_id_seq'::regclass)
  code text NOT NULL
  is_active boolean NOT NULL DEFAULT true
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  CONSTRAINT company_currencies_code_check CHECK ((code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT company_currencies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT company_currencies_id_key UNIQUE (company_id, id)
  CONSTRAINT company_currencies_pkey PRIMARY KEY (company_id, code)

TABLE company_registers
  name text COLLATE "C" NOT NULL
  format text NOT NULL
  version text NOT NULL
  content_hash text NOT NULL
  loaded_at timestamp with time zone NOT NULL
  entry_count integer NOT NULL
  CONSTRAINT company_registers_content_hash_check CHECK ((length(content_hash) <= 64))
  CONSTRAINT company_registers_entry_count_check CHECK ((entry_count >= 0))
  CONSTRAINT company_registers_format_check CHECK ((format = ANY (ARRAY['gleif'::text, 'plain'::text])))
  CONSTRAINT company_registers_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'::text))
  CONSTRAINT company_registers_pkey PRIMARY KEY (name)
  CONSTRAINT company_registers_version_check CHECK ((length(version) <= 64))

TABLE credit_note_lines
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('credit_note_lines_id_seq'::regclass)
  credit_note_id bigint NOT NULL
  line integer NOT NULL
  invoice_line_id bigint NOT NULL
  product_id bigint NOT NULL
  warehouse_id bigint
  quantity numeric(19,4) NOT NULL
  net_amount numeric(19,4) NOT NULL
  tax_amount numeric(19,4) NOT NULL
  cost numeric(19,4)
  CONSTRAINT credit_note_lines_invoice_line_fkey FOREIGN KEY (company_id, invoice_line_id) REFERENCES invoice_lines(company_id, id)
  CONSTRAINT credit_note_lines_line_key UNIQUE (company_id, credit_note_id, line)
  CONSTRAINT credit_note_lines_note_fkey FOREIGN KEY (company_id, credit_note_id) REFERENCES credit_notes(company_id, id)
  CONSTRAINT credit_note_lines_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT credit_note_lines_quantity_check CHECK ((quantity > (0)::numeric))
  CREATE INDEX credit_note_lines_invoice_line_idx ON public.credit_note_lines USING btree (company_id, invoice_line_id)

TABLE credit_notes
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('credit_notes_id_seq'::regclass)
  number text NOT NULL
  status text NOT NULL
  invoice_id bigint NOT NULL
  invoice_number text NOT NULL
  customer_id bigint NOT NULL
  customer_name text NOT NULL
  customer_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  date date NOT NULL
  reason text NOT NULL
  restock boolean NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  total numeric(19,4) NOT NULL
  tax_total numeric(19,4) NOT NULL
  grand_total numeric(19,4) NOT NULL
  base_total numeric(19,4) NOT NULL
  base_tax_total numeric(19,4) NOT NULL
  base_grand_total numeric(19,4) NOT NULL
  taxes jsonb NOT NULL
  unapplied_amount numeric(19,4) NOT NULL
  base_unapplied_amount numeric(19,4) NOT NULL
  voided_at timestamp with time zone
  voided_on date
  void_reason text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT credit_notes_base_unapplied_amount_check CHECK ((base_unapplied_amount >= (0)::numeric))
  CONSTRAINT credit_notes_check CHECK (((unapplied_amount >= (0)::numeric) AND (unapplied_amount <= grand_total)))
  CONSTRAINT credit_notes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT credit_notes_invoice_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id)
  CONSTRAINT credit_notes_number_check CHECK ((length(number) <= 60))
  CONSTRAINT credit_notes_number_key UNIQUE (company_id, number)
  CONSTRAINT credit_notes_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT credit_notes_reason_check CHECK ((length(reason) <= 500))
  CONSTRAINT credit_notes_status_check CHECK ((status = ANY (ARRAY['issued'::text, 'applied'::text, 'void'::text])))
  CONSTRAINT credit_notes_total_check CHECK (((grand_total = (total + tax_total)) AND (base_grand_total = (base_total + base_tax_total))))
  CONSTRAINT credit_notes_void_reason_check CHECK ((length(void_reason) <= 500))
  CREATE INDEX credit_notes_customer_idx ON public.credit_notes USING btree (company_id, customer_id, id)
  CREATE INDEX credit_notes_customer_key_idx ON public.credit_notes USING btree (company_id, customer_key, id)
  CREATE INDEX credit_notes_date_idx ON public.credit_notes USING btree (company_id, date, id)
  CREATE INDEX credit_notes_grand_total_idx ON public.credit_notes USING btree (company_id, grand_total, id)
  CREATE INDEX credit_notes_invoice_idx ON public.credit_notes USING btree (company_id, invoice_id, id)
  CREATE INDEX credit_notes_search_idx ON public.credit_notes USING gin (search_text gin_trgm_ops)
  CREATE INDEX credit_notes_status_idx ON public.credit_notes USING btree (company_id, status, id)
  CREATE INDEX credit_notes_updated_at_idx ON public.credit_notes USING btree (company_id, updated_at, id)

TABLE custom_fields
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('custom_fields_id_seq'::regclass)
  kind text COLLATE "C" NOT NULL
  code text COLLATE "C" NOT NULL
  label text NOT NULL
  type text NOT NULL
  choices jsonb
  refers_to text
  is_required boolean NOT NULL
  is_printed boolean NOT NULL
  position integer NOT NULL
  is_active boolean NOT NULL
  search_text text COLLATE "C" NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT custom_fields_code_check CHECK ((length(code) <= 40))
  CONSTRAINT custom_fields_code_unique UNIQUE (company_id, kind, code)
  CONSTRAINT custom_fields_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT custom_fields_kind_check CHECK ((length(kind) <= 40))
  CONSTRAINT custom_fields_label_check CHECK ((length(label) <= 60))
  CONSTRAINT custom_fields_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT custom_fields_position_check CHECK ((("position" >= 0) AND ("position" <= 1000)))
  CONSTRAINT custom_fields_refers_to_check CHECK ((length(refers_to) <= 40))
  CONSTRAINT custom_fields_type_check CHECK ((type = ANY (ARRAY['text'::text, 'number'::text, 'date'::text, 'choice'::text, 'reference'::text])))
  CREATE INDEX custom_fields_code_idx ON public.custom_fields USING btree (company_id, code, id)
  CREATE INDEX custom_fields_created_at_idx ON public.custom_fields USING btree (company_id, created_at, id)
  CREATE INDEX custom_fields_position_idx ON public.custom_fields USING btree (company_id, "position", id)
  CREATE INDEX custom_fields_updated_at_idx ON public.custom_fields USING btree (company_id, updated_at, id)

TABLE customers
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('customers_id_seq'::regclass)
  code text NOT NULL
  code_key text COLLATE "C" NOT NULL
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  trade_name text
  search_text text COLLATE "C" NOT NULL
  tax_id_type text
  tax_id text
  tax_id_key text COLLATE "C"
  email text
  phone text
  line1 text
  line2 text
  city text
  region text
  postal_code text
  country text
  payment_terms text
  currency_code text NOT NULL
  is_blocked boolean NOT NULL DEFAULT false
  contacts jsonb NOT NULL DEFAULT '[]'::jsonb
  notes text
  credit_limit numeric(19,4)
  price_includes_tax boolean
  is_active boolean NOT NULL DEFAULT true
  open_amount numeric(19,4) NOT NULL DEFAULT 0
  unapplied_amount numeric(19,4) NOT NULL DEFAULT 0
  last_payment_at date
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  language text
  metadata jsonb
  custom_fields jsonb
  CONSTRAINT customers_balance_check CHECK (((abs(open_amount) <= ('9999999999999'::bigint)::numeric) AND (abs(unapplied_amount) <= ('9999999999999'::bigint)::numeric))) NOT VALID
  CONSTRAINT customers_city_check CHECK ((length(city) <= 100))
  CONSTRAINT customers_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT customers_code_key UNIQUE (company_id, code_key)
  CONSTRAINT customers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT customers_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
  CONSTRAINT customers_credit_limit_check CHECK ((credit_limit >= (0)::numeric))
  CONSTRAINT customers_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT customers_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254)))
  CONSTRAINT customers_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text])))
  CONSTRAINT customers_line1_check CHECK ((length(line1) <= 200))
  CONSTRAINT customers_line2_check CHECK ((length(line2) <= 200))
  CONSTRAINT customers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT customers_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT customers_payment_terms_check CHECK (((length(payment_terms) >= 1) AND (length(payment_terms) <= 40)))
  CONSTRAINT customers_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40)))
  CONSTRAINT customers_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT customers_postal_code_check CHECK ((length(postal_code) <= 20))
  CONSTRAINT customers_region_check CHECK ((length(region) <= 100))
  CONSTRAINT customers_tax_id_check CHECK (((length(tax_id) >= 1) AND (length(tax_id) <= 40)))
  CONSTRAINT customers_tax_id_key UNIQUE (company_id, tax_id_type, tax_id_key)
  CONSTRAINT customers_tax_id_key_check CHECK (((length(tax_id_key) >= 1) AND (length(tax_id_key) <= 40)))
  CONSTRAINT customers_tax_id_type_check CHECK (((length(tax_id_type) >= 1) AND (length(tax_id_type) <= 20)))
  CONSTRAINT customers_trade_name_check CHECK (((length(trade_name) >= 1) AND (length(trade_name) <= 200)))
  CONSTRAINT customers_whole_tax_id_check CHECK ((((tax_id IS NULL) = (tax_id_key IS NULL)) AND ((tax_id IS NULL) = (tax_id_type IS NULL))))
  CREATE INDEX customers_created_at_idx ON public.customers USING btree (company_id, created_at, id)
  CREATE INDEX customers_name_idx ON public.customers USING btree (company_id, name_key, id)
  CREATE INDEX customers_search_idx ON public.customers USING gin (search_text gin_trgm_ops)
  CREATE INDEX customers_updated_at_idx ON public.customers USING btree (company_id, updated_at, id)

TABLE dropped_foreign_keys
  table_name text NOT NULL
  name text NOT NULL
  definition text NOT NULL
  CONSTRAINT dropped_foreign_keys_pkey PRIMARY KEY (table_name, name)

TABLE engine_tasks
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('engine_tasks_id_seq'::regclass)
  capability text NOT NULL
  sealed_by text NOT NULL
  sealed_key bytea NOT NULL
  input bytea NOT NULL
  answer bytea
  attempt integer NOT NULL DEFAULT 0
  leased_by uuid
  leased_until timestamp with time zone
  expires_at timestamp with time zone NOT NULL
  CONSTRAINT engine_tasks_pkey PRIMARY KEY (company_id, id)
  CREATE INDEX engine_tasks_waiting_idx ON public.engine_tasks USING btree (capability, id) WHERE (answer IS NULL)

TABLE exchange_rates
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('exchange_rates_id_seq'::regclass)
  base text NOT NULL
  quote text NOT NULL
  rate numeric(24,10) NOT NULL
  valid_from date NOT NULL
  source text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  CONSTRAINT exchange_rates_base_check CHECK ((base ~ '^[A-Z]{3}$'::text))
  CONSTRAINT exchange_rates_check CHECK (((quote ~ '^[A-Z]{3}$'::text) AND (quote <> base)))
  CONSTRAINT exchange_rates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT exchange_rates_day_key UNIQUE (company_id, base, quote, valid_from)
  CONSTRAINT exchange_rates_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT exchange_rates_rate_check CHECK ((rate > (0)::numeric))
  CONSTRAINT exchange_rates_source_check CHECK ((length(source) <= 200))
  CREATE INDEX exchange_rates_updated_at_idx ON public.exchange_rates USING btree (company_id, updated_at, id)
  CREATE INDEX exchange_rates_valid_from_idx ON public.exchange_rates USING btree (company_id, valid_from, id)

TABLE idempotency_keys
  company_id bigint NOT NULL
  principal text NOT NULL
  operation text NOT NULL
  key text NOT NULL
  request_hash bytea NOT NULL
  status integer
  body text
  created_at timestamp with time zone NOT NULL DEFAULT now()
  expires_at timestamp with time zone NOT NULL
  sealed bytea
  CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
  CONSTRAINT idempotency_keys_operation_check CHECK ((length(operation) <= 64))
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (company_id, principal, operation, key)
  CONSTRAINT idempotency_keys_principal_check CHECK ((length(principal) <= 64))
  CONSTRAINT idempotency_keys_request_hash_check CHECK ((length(request_hash) = 32))
  CREATE INDEX idempotency_keys_expires_at_idx ON public.idempotency_keys USING btree (expires_at)

TABLE imports
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('imports_id_seq'::regclass)
  kind text NOT NULL
  file_name text NOT NULL
  blob_id text
  is_dry_run boolean NOT NULL
  skips_faults boolean NOT NULL
  status text NOT NULL
  row_count integer
  done_rows integer NOT NULL DEFAULT 0
  created integer NOT NULL DEFAULT 0
  updated integer NOT NULL DEFAULT 0
  unchanged integer NOT NULL DEFAULT 0
  fault_count integer NOT NULL DEFAULT 0
  faults jsonb NOT NULL DEFAULT '[]'::jsonb
  failure text
  locale text NOT NULL
  author_type text NOT NULL
  author_id bigint NOT NULL
  author_name text NOT NULL
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  finished_at timestamp with time zone
  CONSTRAINT imports_author_name_check CHECK ((length(author_name) <= 254))
  CONSTRAINT imports_author_type_check CHECK ((author_type = ANY (ARRAY['user'::text, 'api_key'::text])))
  CONSTRAINT imports_blob_id_check CHECK ((length(blob_id) <= 64))
  CONSTRAINT imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT imports_failure_check CHECK ((length(failure) <= 1000))
  CONSTRAINT imports_file_name_check CHECK ((length(file_name) <= 200))
  CONSTRAINT imports_file_until_over CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) = (blob_id IS NOT NULL)))
  CONSTRAINT imports_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)))
  CONSTRAINT imports_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text])))
  CONSTRAINT imports_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT imports_row_count_check CHECK ((row_count >= 0))
  CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
  CONSTRAINT imports_time_when_over CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) = (finished_at IS NULL)))
  CREATE INDEX imports_created_idx ON public.imports USING btree (created_at)

TABLE installation
  is_one boolean NOT NULL DEFAULT true
  id uuid NOT NULL
  token uuid NOT NULL
  next_token uuid
  deliveries_held_at timestamp with time zone
  CONSTRAINT installation_is_one_check CHECK (is_one)
  CONSTRAINT installation_pkey PRIMARY KEY (is_one)

TABLE invoice_counts
  company_id bigint NOT NULL
  status text NOT NULL
  total bigint NOT NULL
  CONSTRAINT invoice_counts_pkey PRIMARY KEY (company_id, status)

TABLE invoice_lines
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('invoice_lines_id_seq'::regclass)
  invoice_id bigint NOT NULL
  line integer NOT NULL
  product_id bigint NOT NULL
  product_code text NOT NULL
  description text NOT NULL
  unit text NOT NULL
  warehouse_id bigint
  quantity numeric(19,4) NOT NULL
  unit_price numeric(19,6) NOT NULL
  discount_percent numeric(9,6) NOT NULL
  net_amount numeric(19,4) NOT NULL
  tax_amount numeric(19,4) NOT NULL
  tax_category text NOT NULL
  tax_rate numeric(9,6) NOT NULL
  taxes jsonb NOT NULL
  cost numeric(19,4)
  CONSTRAINT invoice_lines_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric)))
  CONSTRAINT invoice_lines_invoice_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id)
  CONSTRAINT invoice_lines_line_key UNIQUE (company_id, invoice_id, line)
  CONSTRAINT invoice_lines_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT invoice_lines_quantity_check CHECK ((quantity > (0)::numeric))
  CONSTRAINT invoice_lines_unit_price_check CHECK ((unit_price >= (0)::numeric))

TABLE invoice_tally
  company_id bigint NOT NULL
  status text NOT NULL
  currency_code text NOT NULL
  issue_date date NOT NULL
  total bigint NOT NULL
  base_amount numeric NOT NULL DEFAULT 0
  CONSTRAINT invoice_tally_pkey PRIMARY KEY (company_id, status, currency_code, issue_date)

TABLE invoices
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('invoices_id_seq'::regclass)
  number text
  status text NOT NULL
  customer_id bigint NOT NULL
  customer_name text NOT NULL
  customer_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  issue_date date NOT NULL
  due_date date NOT NULL
  payment_terms text NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  tax_rounding text NOT NULL
  prices_include_tax boolean NOT NULL
  notes text
  total numeric(19,4) NOT NULL
  tax_total numeric(19,4) NOT NULL
  grand_total numeric(19,4) NOT NULL
  base_total numeric(19,4) NOT NULL
  base_tax_total numeric(19,4) NOT NULL
  base_grand_total numeric(19,4) NOT NULL
  taxes jsonb NOT NULL
  customer jsonb NOT NULL
  company jsonb NOT NULL
  draft jsonb
  paid_amount numeric(19,4) NOT NULL DEFAULT 0
  credited_amount numeric(19,4) NOT NULL DEFAULT 0
  open_amount numeric(19,4) NOT NULL
  voided_at timestamp with time zone
  voided_on date
  void_reason text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  payment_terms_name text
  metadata jsonb
  custom_fields jsonb
  CONSTRAINT invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT invoices_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT invoices_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT invoices_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT invoices_number_check CHECK ((length(number) <= 60))
  CONSTRAINT invoices_number_key UNIQUE (company_id, number)
  CONSTRAINT invoices_numbered_check CHECK (((status = 'draft'::text) = (number IS NULL)))
  CONSTRAINT invoices_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'issued'::text, 'partially_paid'::text, 'paid'::text, 'void'::text])))
  CONSTRAINT invoices_tax_rounding_check CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text])))
  CONSTRAINT invoices_total_check CHECK (((grand_total = (total + tax_total)) AND (base_grand_total = (base_total + base_tax_total))))
  CONSTRAINT invoices_void_reason_check CHECK ((length(void_reason) <= 500))
  CREATE INDEX invoices_created_at_idx ON public.invoices USING btree (company_id, created_at, id)
  CREATE INDEX invoices_customer_idx ON public.invoices USING btree (company_id, customer_id, id)
  CREATE INDEX invoices_customer_key_idx ON public.invoices USING btree (company_id, customer_key, id)
  CREATE INDEX invoices_due_date_idx ON public.invoices USING btree (company_id, due_date, id)
  CREATE INDEX invoices_grand_total_idx ON public.invoices USING btree (company_id, grand_total, id)
  CREATE INDEX invoices_issue_date_idx ON public.invoices USING btree (company_id, issue_date, id)
  CREATE INDEX invoices_number_idx ON public.invoices USING btree (company_id, COALESCE(number, ''::text) COLLATE "C", id)
  CREATE INDEX invoices_open_amount_idx ON public.invoices USING btree (company_id, open_amount, id)
  CREATE INDEX invoices_open_idx ON public.invoices USING btree (company_id, due_date, id) WHERE (open_amount > (0)::numeric)
  CREATE INDEX invoices_search_idx ON public.invoices USING gin (search_text gin_trgm_ops)
  CREATE INDEX invoices_status_idx ON public.invoices USING btree (company_id, status, id)
  CREATE INDEX invoices_updated_at_idx ON public.invoices USING btree (company_id, updated_at, id)

TABLE jobs
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('jobs_id_seq'::regclass)
  kind text NOT NULL
  key text
  payload jsonb NOT NULL
  run_at timestamp with time zone NOT NULL
  again_at timestamp with time zone
  attempt integer NOT NULL DEFAULT 0
  leased_by uuid
  leased_until timestamp with time zone
  last_error text
  died_at timestamp with time zone
  created_at timestamp with time zone NOT NULL DEFAULT now()
  trace_parent text
  CONSTRAINT jobs_attempt_check CHECK ((attempt >= 0))
  CONSTRAINT jobs_check CHECK (((leased_by IS NULL) = (leased_until IS NULL)))
  CONSTRAINT jobs_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
  CONSTRAINT jobs_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT jobs_last_error_check CHECK ((length(last_error) <= 2000))
  CONSTRAINT jobs_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT jobs_trace_parent_check CHECK ((length(trace_parent) <= 55))
  CREATE INDEX jobs_died_at_idx ON public.jobs USING btree (died_at) WHERE (died_at IS NOT NULL)
  CREATE INDEX jobs_due_idx ON public.jobs USING btree (run_at) WHERE (died_at IS NULL)
  CREATE UNIQUE INDEX jobs_key_key ON public.jobs USING btree (company_id, kind, key) WHERE ((key IS NOT NULL) AND (died_at IS NULL))

TABLE key_usage
  company_id bigint NOT NULL
  api text NOT NULL
  key_id bigint NOT NULL
  day date NOT NULL
  requests bigint NOT NULL
  refused bigint NOT NULL
  failed bigint NOT NULL
  CONSTRAINT key_usage_api_check CHECK ((api = ANY (ARRAY['erp'::text, 'kyc'::text])))
  CONSTRAINT key_usage_pkey PRIMARY KEY (company_id, api, key_id, day)
  CREATE INDEX key_usage_day_idx ON public.key_usage USING btree (day)

TABLE kyc_capture_tokens
  company_id bigint NOT NULL
  hash bytea NOT NULL
  id bigint NOT NULL DEFAULT nextval('kyc_capture_tokens_id_seq'::regclass)
  environment text NOT NULL
  session_id text NOT NULL
  created_at timestamp with time zone NOT NULL
  busy_until timestamp with time zone
  CONSTRAINT kyc_capture_tokens_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_capture_tokens_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT kyc_capture_tokens_pkey PRIMARY KEY (company_id, hash)
  CONSTRAINT kyc_capture_tokens_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CREATE INDEX kyc_capture_tokens_session_id_idx ON public.kyc_capture_tokens USING btree (company_id, session_id)

TABLE kyc_checks
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  session_id text
  feature text NOT NULL
  status text NOT NULL
  score double precision
  warnings jsonb NOT NULL
  is_retryable boolean NOT NULL
  result jsonb NOT NULL
  engine_name text NOT NULL
  engine_version text NOT NULL
  inputs text[] NOT NULL
  images jsonb NOT NULL
  created_at timestamp with time zone NOT NULL
  erase_at timestamp with time zone
  CONSTRAINT kyc_checks_check CHECK (((session_id IS NULL) OR (erase_at IS NULL)))
  CONSTRAINT kyc_checks_engine_name_check CHECK ((length(engine_name) <= 100))
  CONSTRAINT kyc_checks_engine_version_check CHECK ((length(engine_version) <= 100))
  CONSTRAINT kyc_checks_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_checks_feature_check CHECK ((length(feature) <= 40))
  CONSTRAINT kyc_checks_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_checks_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_checks_score_check CHECK (((score >= (0)::double precision) AND (score <= (100)::double precision)))
  CONSTRAINT kyc_checks_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CONSTRAINT kyc_checks_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'declined'::text, 'in_review'::text])))
  CREATE INDEX kyc_checks_erase_at_idx ON public.kyc_checks USING btree (erase_at) WHERE (erase_at IS NOT NULL)
  CREATE INDEX kyc_checks_search_idx ON public.kyc_checks USING gin (normalised(((((((((((((id || ' '::text) || COALESCE((result ->> 'fullName'::text), ''::text)) || ' '::text) || COALESCE((result ->> 'firstName'::text), ''::text)) || ' '::text) || COALESCE((result ->> 'lastName'::text), ''::text)) || ' '::text) || COALESCE((result ->> 'nameOnDocument'::text), ''::text)) || ' '::text) || COALESCE((result ->> 'documentNumber'::text), ''::text)) || ' '::text) || COALESCE((result ->> 'idNumber'::text), ''::text))) gin_trgm_ops) WHERE (session_id IS NULL)
  CREATE INDEX kyc_checks_session_id_idx ON public.kyc_checks USING btree (company_id, session_id, created_at, id) WHERE (session_id IS NOT NULL)
  CREATE INDEX kyc_checks_without_session_idx ON public.kyc_checks USING btree (company_id, environment, id) WHERE (session_id IS NULL)

TABLE kyc_company_checks
  company_id bigint NOT NULL
  id text COLLATE "C" NOT NULL
  environment text NOT NULL
  status text NOT NULL
  company_name text NOT NULL
  country text NOT NULL
  registration_number text
  lei text
  external_id text
  threshold double precision NOT NULL
  score double precision
  warnings jsonb NOT NULL
  result jsonb NOT NULL
  register text COLLATE "C"
  entry_id text COLLATE "C"
  register_change text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  erase_at timestamp with time zone
  CONSTRAINT kyc_company_checks_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 300)))
  CONSTRAINT kyc_company_checks_country_check CHECK ((length(country) = 2))
  CONSTRAINT kyc_company_checks_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_company_checks_external_id_check CHECK ((length(external_id) <= 200))
  CONSTRAINT kyc_company_checks_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_company_checks_lei_check CHECK ((length(lei) <= 20))
  CONSTRAINT kyc_company_checks_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_company_checks_register_change_check CHECK ((register_change = ANY (ARRAY['changed'::text, 'removed'::text])))
  CONSTRAINT kyc_company_checks_registration_number_check CHECK ((length(registration_number) <= 60))
  CONSTRAINT kyc_company_checks_score_check CHECK (((score >= (0)::double precision) AND (score <= (100)::double precision)))
  CONSTRAINT kyc_company_checks_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'declined'::text, 'in_review'::text])))
  CONSTRAINT kyc_company_checks_threshold_check CHECK (((threshold >= (0)::double precision) AND (threshold <= (100)::double precision)))
  CONSTRAINT kyc_company_checks_version_check CHECK ((version >= 1))
  CREATE INDEX kyc_company_checks_entry_id_idx ON public.kyc_company_checks USING btree (register, entry_id) WHERE (register IS NOT NULL)
  CREATE INDEX kyc_company_checks_erase_at_idx ON public.kyc_company_checks USING btree (erase_at) WHERE (erase_at IS NOT NULL)
  CREATE INDEX kyc_company_checks_external_id_idx ON public.kyc_company_checks USING btree (company_id, external_id) WHERE (external_id IS NOT NULL)
  CREATE INDEX kyc_company_checks_id_idx ON public.kyc_company_checks USING btree (company_id, environment, id)
  CREATE INDEX kyc_company_checks_search_idx ON public.kyc_company_checks USING gin (normalised(((((((((id || ' '::text) || COALESCE(external_id, ''::text)) || ' '::text) || company_name) || ' '::text) || COALESCE(registration_number, ''::text)) || ' '::text) || COALESCE(lei, ''::text))) gin_trgm_ops)

TABLE kyc_face_changes
  company_id bigint NOT NULL
  environment text NOT NULL
  collection text NOT NULL
  model text NOT NULL
  version bigint NOT NULL
  face_id text COLLATE "C" NOT NULL
  CONSTRAINT kyc_face_changes_face_id_check CHECK ((length(face_id) <= 64))
  CONSTRAINT kyc_face_changes_pkey PRIMARY KEY (company_id, environment, collection, model, version)

TABLE kyc_face_galleries
  company_id bigint NOT NULL
  environment text NOT NULL
  collection text NOT NULL
  model text NOT NULL
  version bigint NOT NULL
  CONSTRAINT kyc_face_galleries_collection_check CHECK (((length(collection) >= 1) AND (length(collection) <= 60)))
  CONSTRAINT kyc_face_galleries_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_face_galleries_model_check CHECK (((length(model) >= 1) AND (length(model) <= 60)))
  CONSTRAINT kyc_face_galleries_pkey PRIMARY KEY (company_id, environment, collection, model)
  CONSTRAINT kyc_face_galleries_version_check CHECK ((version >= 1))

TABLE kyc_faces
  company_id bigint NOT NULL
  id text COLLATE "C" NOT NULL
  environment text NOT NULL
  collection text NOT NULL
  model text NOT NULL
  external_id text
  session_id text
  is_blocklisted boolean NOT NULL
  embedding bytea NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_faces_collection_check CHECK (((length(collection) >= 1) AND (length(collection) <= 60)))
  CONSTRAINT kyc_faces_embedding_check CHECK (((length(embedding) >= 4) AND (length(embedding) <= 16384)))
  CONSTRAINT kyc_faces_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_faces_external_id_check CHECK ((length(external_id) <= 200))
  CONSTRAINT kyc_faces_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_faces_model_check CHECK (((length(model) >= 1) AND (length(model) <= 60)))
  CONSTRAINT kyc_faces_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_faces_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CREATE INDEX kyc_faces_collection_idx ON public.kyc_faces USING btree (company_id, environment, collection, model, id)
  CREATE INDEX kyc_faces_external_id_idx ON public.kyc_faces USING btree (company_id, external_id) WHERE (external_id IS NOT NULL)
  CREATE INDEX kyc_faces_session_id_idx ON public.kyc_faces USING btree (company_id, session_id) WHERE (session_id IS NOT NULL)

TABLE kyc_hit_decisions
  company_id bigint NOT NULL
  environment text NOT NULL
  subject_key bytea NOT NULL
  list text NOT NULL
  entity_id text NOT NULL
  entry_hash text NOT NULL
  decision text NOT NULL
  reason text
  actor text NOT NULL
  decided_at timestamp with time zone NOT NULL
  seq bigint NOT NULL DEFAULT nextval('kyc_hit_decisions_seq_seq'::regclass)
  screening_id text
  hit_id text
  list_version text
  score integer
  found jsonb
  CONSTRAINT kyc_hit_decisions_actor_check CHECK ((length(actor) <= 64))
  CONSTRAINT kyc_hit_decisions_decision_check CHECK ((decision = ANY (ARRAY['pending'::text, 'false_positive'::text, 'true_match'::text])))
  CONSTRAINT kyc_hit_decisions_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_hit_decisions_hit_id_check CHECK ((length(hit_id) <= 64))
  CONSTRAINT kyc_hit_decisions_list_version_check CHECK ((length(list_version) <= 64))
  CONSTRAINT kyc_hit_decisions_pkey PRIMARY KEY (company_id, seq)
  CONSTRAINT kyc_hit_decisions_reason_check CHECK ((length(reason) <= 500))
  CONSTRAINT kyc_hit_decisions_reason_check1 CHECK (((reason IS NOT NULL) OR (decision = 'pending'::text)))
  CONSTRAINT kyc_hit_decisions_score_check CHECK (((score >= 0) AND (score <= 100)))
  CONSTRAINT kyc_hit_decisions_screening_id_check CHECK ((length(screening_id) <= 64))
  CONSTRAINT kyc_hit_decisions_subject_key_check CHECK ((length(subject_key) = 32))
  CREATE INDEX kyc_hit_decisions_subject_idx ON public.kyc_hit_decisions USING btree (company_id, environment, subject_key, seq)
  CREATE TRIGGER kyc_hit_decisions_no_change BEFORE UPDATE ON public.kyc_hit_decisions FOR EACH ROW EXECUTE FUNCTION kyc_hit_decisions_refuse()

TABLE kyc_keys
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('kyc_keys_id_seq'::regclass)
  public_id text NOT NULL
  environment text NOT NULL
  name text NOT NULL
  last_four text NOT NULL
  hash bytea NOT NULL
  scopes text[] NOT NULL
  allowed_ips text[] NOT NULL
  expires_at timestamp with time zone
  last_used_at timestamp with time zone
  last_used_ip text
  revoked_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  replaces_id text
  replaced_by text
  parent_id text
  created_by bigint
  creator_name text
  CONSTRAINT kyc_keys_creator_name_check CHECK ((length(creator_name) <= 254))
  CONSTRAINT kyc_keys_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_keys_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT kyc_keys_last_four_check CHECK ((length(last_four) = 4))
  CONSTRAINT kyc_keys_last_used_ip_check CHECK ((length(last_used_ip) <= 64))
  CONSTRAINT kyc_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
  CONSTRAINT kyc_keys_parent_id_check CHECK ((length(parent_id) <= 64))
  CONSTRAINT kyc_keys_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_keys_public_id_check CHECK ((length(public_id) <= 64))
  CONSTRAINT kyc_keys_replaced_by_check CHECK ((length(replaced_by) <= 64))
  CONSTRAINT kyc_keys_replaces_id_check CHECK ((length(replaces_id) <= 64))
  CONSTRAINT kyc_keys_replaces_id_key UNIQUE (company_id, replaces_id)
  CREATE INDEX kyc_keys_created_by_idx ON public.kyc_keys USING btree (company_id, created_by) WHERE (created_by IS NOT NULL)
  CREATE INDEX kyc_keys_environment_idx ON public.kyc_keys USING btree (company_id, environment, public_id)
  CREATE INDEX kyc_keys_parent_idx ON public.kyc_keys USING btree (company_id, parent_id) WHERE (parent_id IS NOT NULL)
  CREATE UNIQUE INDEX kyc_keys_hash_key ON public.kyc_keys USING btree (company_id, hash)
  CREATE UNIQUE INDEX kyc_keys_public_id_key ON public.kyc_keys USING btree (company_id, public_id)

TABLE kyc_liveness_challenges
  company_id bigint NOT NULL
  hash bytea NOT NULL
  environment text NOT NULL
  session_id text
  turns text[] NOT NULL
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone NOT NULL
  used_at timestamp with time zone
  CONSTRAINT kyc_liveness_challenges_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_liveness_challenges_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT kyc_liveness_challenges_pkey PRIMARY KEY (company_id, hash)
  CONSTRAINT kyc_liveness_challenges_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CONSTRAINT kyc_liveness_challenges_turns_check CHECK (((cardinality(turns) >= 3) AND (cardinality(turns) <= 6)))
  CREATE INDEX kyc_liveness_challenges_expires_at_idx ON public.kyc_liveness_challenges USING btree (company_id, expires_at)
  CREATE INDEX kyc_liveness_challenges_session_id_idx ON public.kyc_liveness_challenges USING btree (company_id, session_id) WHERE (session_id IS NOT NULL)

TABLE kyc_liveness_frames
  company_id bigint NOT NULL
  environment text NOT NULL
  hash bytea NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_liveness_frames_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_liveness_frames_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT kyc_liveness_frames_pkey PRIMARY KEY (company_id, environment, hash)

TABLE kyc_screening_hits
  company_id bigint NOT NULL
  screening_id text NOT NULL
  id text NOT NULL
  list text NOT NULL
  entity_id text NOT NULL
  entry_hash text NOT NULL
  score integer NOT NULL
  found jsonb NOT NULL
  review_status text NOT NULL
  first_seen timestamp with time zone NOT NULL
  last_seen timestamp with time zone NOT NULL
  CONSTRAINT kyc_screening_hits_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_screening_hits_pkey PRIMARY KEY (company_id, screening_id, id)
  CONSTRAINT kyc_screening_hits_review_status_check CHECK ((review_status = ANY (ARRAY['pending'::text, 'false_positive'::text, 'true_match'::text])))
  CONSTRAINT kyc_screening_hits_score_check CHECK (((score >= 0) AND (score <= 100)))
  CONSTRAINT kyc_screening_hits_screening_id_fkey FOREIGN KEY (company_id, screening_id) REFERENCES kyc_screenings(company_id, id) ON DELETE CASCADE

TABLE kyc_screening_results
  company_id bigint NOT NULL
  screening_id text NOT NULL
  number integer NOT NULL
  version integer NOT NULL
  status text NOT NULL
  score integer NOT NULL
  is_match boolean NOT NULL
  hits jsonb NOT NULL
  compared jsonb NOT NULL
  algorithm text NOT NULL
  screened_at timestamp with time zone NOT NULL
  replaced_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_screening_results_algorithm_check CHECK ((length(algorithm) <= 40))
  CONSTRAINT kyc_screening_results_company_id_screening_id_fkey FOREIGN KEY (company_id, screening_id) REFERENCES kyc_screenings(company_id, id) ON DELETE CASCADE
  CONSTRAINT kyc_screening_results_number_check CHECK ((number >= 1))
  CONSTRAINT kyc_screening_results_pkey PRIMARY KEY (company_id, screening_id, number)
  CONSTRAINT kyc_screening_results_score_check CHECK (((score >= 0) AND (score <= 100)))
  CONSTRAINT kyc_screening_results_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'in_review'::text, 'declined'::text])))

TABLE kyc_screenings
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  subject jsonb NOT NULL
  subject_key bytea NOT NULL
  external_id text
  session_id text
  threshold integer NOT NULL
  lists text[]
  monitored boolean NOT NULL
  settings jsonb NOT NULL
  status text NOT NULL
  score integer NOT NULL
  is_match boolean NOT NULL
  hit_count integer NOT NULL
  algorithm text NOT NULL
  compared jsonb NOT NULL
  stamp text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  screened_at timestamp with time zone NOT NULL
  erase_at timestamp with time zone
  lists_hash text
  priority integer NOT NULL DEFAULT 0
  CONSTRAINT kyc_screenings_algorithm_check CHECK ((length(algorithm) <= 40))
  CONSTRAINT kyc_screenings_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_screenings_erase_at_check CHECK (((erase_at IS NULL) OR ((session_id IS NULL) AND (NOT monitored))))
  CONSTRAINT kyc_screenings_external_id_check CHECK ((length(external_id) <= 200))
  CONSTRAINT kyc_screenings_hit_count_check CHECK ((hit_count >= 0))
  CONSTRAINT kyc_screenings_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_screenings_lists_hash_check CHECK (((lists_hash IS NOT NULL) AND (length(lists_hash) = 64)))
  CONSTRAINT kyc_screenings_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_screenings_priority_check CHECK (((priority >= 0) AND (priority <= 100)))
  CONSTRAINT kyc_screenings_score_check CHECK (((score >= 0) AND (score <= 100)))
  CONSTRAINT kyc_screenings_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CONSTRAINT kyc_screenings_stamp_check CHECK ((length(stamp) = 64))
  CONSTRAINT kyc_screenings_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'in_review'::text, 'declined'::text])))
  CONSTRAINT kyc_screenings_subject_key_check CHECK ((length(subject_key) = 32))
  CONSTRAINT kyc_screenings_threshold_check CHECK (((threshold >= 0) AND (threshold <= 100)))
  CONSTRAINT kyc_screenings_version_check CHECK ((version >= 1))
  CREATE INDEX kyc_screenings_environment_idx ON public.kyc_screenings USING btree (company_id, environment, id)
  CREATE INDEX kyc_screenings_erase_at_idx ON public.kyc_screenings USING btree (erase_at) WHERE (erase_at IS NOT NULL)
  CREATE INDEX kyc_screenings_external_id_idx ON public.kyc_screenings USING btree (company_id, external_id) WHERE (external_id IS NOT NULL)
  CREATE INDEX kyc_screenings_monitored_idx ON public.kyc_screenings USING btree (company_id, id) WHERE monitored
  CREATE INDEX kyc_screenings_priority_idx ON public.kyc_screenings USING btree (company_id, environment, priority, id)
  CREATE INDEX kyc_screenings_search_idx ON public.kyc_screenings USING gin (normalised(((((id || ' '::text) || COALESCE(external_id, ''::text)) || ' '::text) || COALESCE((subject ->> 'name'::text), ''::text))) gin_trgm_ops)
  CREATE INDEX kyc_screenings_session_id_idx ON public.kyc_screenings USING btree (company_id, session_id) WHERE (session_id IS NOT NULL)
  CREATE INDEX kyc_screenings_subject_key_idx ON public.kyc_screenings USING btree (company_id, subject_key)
  CREATE TRIGGER kyc_screenings_lists_hash BEFORE INSERT OR UPDATE ON public.kyc_screenings FOR EACH ROW EXECUTE FUNCTION kyc_screenings_keep_lists_hash()

TABLE kyc_sealed_records
  company_id bigint NOT NULL
  id text COLLATE "C" NOT NULL
  environment text NOT NULL
  kind text NOT NULL
  record_id text NOT NULL
  status text NOT NULL
  decided_at timestamp with time zone
  decided_by text
  kept_until timestamp with time zone
  lists jsonb NOT NULL
  record_hash text NOT NULL
  cause text NOT NULL
  erased_by text
  erased_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_sealed_records_cause_check CHECK ((cause = ANY (ARRAY['request'::text, 'subject'::text, 'retention'::text])))
  CONSTRAINT kyc_sealed_records_decided_by_check CHECK ((length(decided_by) <= 64))
  CONSTRAINT kyc_sealed_records_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_sealed_records_erased_by_check CHECK ((length(erased_by) <= 64))
  CONSTRAINT kyc_sealed_records_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_sealed_records_kind_check CHECK ((kind = ANY (ARRAY['session'::text, 'screening'::text, 'company_check'::text, 'check'::text])))
  CONSTRAINT kyc_sealed_records_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_sealed_records_record_hash_check CHECK ((length(record_hash) = 64))
  CONSTRAINT kyc_sealed_records_record_id_check CHECK ((length(record_id) <= 64))
  CONSTRAINT kyc_sealed_records_status_check CHECK ((length(status) <= 40))
  CREATE INDEX kyc_sealed_records_id_idx ON public.kyc_sealed_records USING btree (company_id, environment, id)
  CREATE INDEX kyc_sealed_records_record_id_idx ON public.kyc_sealed_records USING btree (company_id, record_id)
  CREATE TRIGGER kyc_sealed_records_no_change BEFORE DELETE OR UPDATE ON public.kyc_sealed_records FOR EACH ROW EXECUTE FUNCTION kyc_sealed_records_refuse()

TABLE kyc_session_history
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('kyc_session_history_id_seq'::regclass)
  session_id text NOT NULL
  from_status text
  to_status text NOT NULL
  actor_type text NOT NULL
  actor_id text
  actor_name text
  reason text
  at timestamp with time zone NOT NULL
  CONSTRAINT kyc_session_history_actor_id_check CHECK ((length(actor_id) <= 40))
  CONSTRAINT kyc_session_history_actor_name_check CHECK ((length(actor_name) <= 200))
  CONSTRAINT kyc_session_history_actor_type_check CHECK ((actor_type = ANY (ARRAY['user'::text, 'key'::text, 'system'::text])))
  CONSTRAINT kyc_session_history_from_status_check CHECK ((from_status = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'in_review'::text, 'resubmission_requested'::text, 'approved'::text, 'declined'::text, 'abandoned'::text, 'expired'::text, 'kyc_expired'::text])))
  CONSTRAINT kyc_session_history_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_session_history_reason_check CHECK ((length(reason) <= 500))
  CONSTRAINT kyc_session_history_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CONSTRAINT kyc_session_history_to_status_check CHECK ((to_status = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'in_review'::text, 'resubmission_requested'::text, 'approved'::text, 'declined'::text, 'abandoned'::text, 'expired'::text, 'kyc_expired'::text])))
  CREATE INDEX kyc_session_history_session_id_idx ON public.kyc_session_history USING btree (company_id, session_id, id)

TABLE kyc_sessions
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  status text NOT NULL
  features text[] NOT NULL
  steps jsonb NOT NULL
  workflow_id text NOT NULL
  workflow_version integer NOT NULL
  external_id text
  callback_url text
  metadata jsonb NOT NULL
  language text
  country text
  contact jsonb NOT NULL
  expected jsonb NOT NULL
  reason_codes text[] NOT NULL DEFAULT '{}'::text[]
  decision jsonb
  resubmissions integer NOT NULL DEFAULT 0
  imported_from text
  imported_at timestamp with time zone
  import_hash bytea
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  started_at timestamp with time zone
  completed_at timestamp with time zone
  expires_at timestamp with time zone
  erase_at timestamp with time zone
  deleted_at timestamp with time zone
  claim_actor jsonb
  claimed_at timestamp with time zone
  claimed_until timestamp with time zone
  risk integer
  first_approval jsonb
  consent jsonb
  CONSTRAINT kyc_sessions_callback_url_check CHECK ((length(callback_url) <= 2000))
  CONSTRAINT kyc_sessions_claim_check CHECK ((num_nulls(claim_actor, claimed_at, claimed_until) = ANY (ARRAY[0, 3]))) NOT VALID
  CONSTRAINT kyc_sessions_country_check CHECK ((length(country) = 2))
  CONSTRAINT kyc_sessions_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_sessions_external_id_check CHECK ((length(external_id) <= 200))
  CONSTRAINT kyc_sessions_features_check CHECK (((cardinality(features) >= 1) AND (cardinality(features) <= 7)))
  CONSTRAINT kyc_sessions_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_sessions_import_hash_check CHECK ((length(import_hash) = 32))
  CONSTRAINT kyc_sessions_imported_from_check CHECK ((length(imported_from) <= 64))
  CONSTRAINT kyc_sessions_language_check CHECK ((length(language) <= 35))
  CONSTRAINT kyc_sessions_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_sessions_resubmissions_check CHECK (((resubmissions >= 0) AND (resubmissions <= 9)))
  CONSTRAINT kyc_sessions_risk_check CHECK (((risk >= 0) AND (risk <= 100))) NOT VALID
  CONSTRAINT kyc_sessions_status_check CHECK ((status = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'in_review'::text, 'resubmission_requested'::text, 'approved'::text, 'declined'::text, 'abandoned'::text, 'expired'::text, 'kyc_expired'::text])))
  CONSTRAINT kyc_sessions_version_check CHECK ((version >= 1))
  CONSTRAINT kyc_sessions_workflow_version_fkey FOREIGN KEY (company_id, workflow_id, workflow_version) REFERENCES kyc_workflow_versions(company_id, workflow_id, version)
  CREATE INDEX kyc_sessions_created_at_idx ON public.kyc_sessions USING btree (company_id, environment, created_at, id) WHERE (deleted_at IS NULL)
  CREATE INDEX kyc_sessions_erase_at_idx ON public.kyc_sessions USING btree (erase_at) WHERE (erase_at IS NOT NULL)
  CREATE INDEX kyc_sessions_expires_at_idx ON public.kyc_sessions USING btree (expires_at) WHERE (expires_at IS NOT NULL)
  CREATE INDEX kyc_sessions_external_id_idx ON public.kyc_sessions USING btree (company_id, external_id) WHERE (external_id IS NOT NULL)
  CREATE INDEX kyc_sessions_search_idx ON public.kyc_sessions USING gin (normalised(((((((id || ' '::text) || COALESCE(external_id, ''::text)) || ' '::text) || COALESCE((expected ->> 'firstName'::text), ''::text)) || ' '::text) || COALESCE((expected ->> 'lastName'::text), ''::text))) gin_trgm_ops) WHERE (deleted_at IS NULL)
  CREATE INDEX kyc_sessions_status_idx ON public.kyc_sessions USING btree (company_id, environment, status, created_at, id) WHERE (deleted_at IS NULL)
  CREATE INDEX kyc_sessions_updated_at_idx ON public.kyc_sessions USING btree (company_id, environment, updated_at, id) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX kyc_sessions_import_hash_key ON public.kyc_sessions USING btree (company_id, import_hash) WHERE (import_hash IS NOT NULL)

TABLE kyc_shares
  company_id bigint NOT NULL
  hash bytea NOT NULL
  environment text NOT NULL
  session_id text NOT NULL
  audience text
  fields text[] NOT NULL
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_shares_audience_check CHECK ((length(audience) <= 40))
  CONSTRAINT kyc_shares_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_shares_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT kyc_shares_pkey PRIMARY KEY (company_id, hash)
  CONSTRAINT kyc_shares_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions(company_id, id)
  CREATE INDEX kyc_shares_session_id_idx ON public.kyc_shares USING btree (company_id, session_id)

TABLE kyc_trusted_sharers
  company_id bigint NOT NULL
  sharer_id bigint NOT NULL
  trusted_since timestamp with time zone NOT NULL
  CONSTRAINT kyc_trusted_sharers_check CHECK ((sharer_id <> company_id))
  CONSTRAINT kyc_trusted_sharers_pkey PRIMARY KEY (company_id, sharer_id)

TABLE kyc_workflow_logos
  company_id bigint NOT NULL
  sha256 bytea NOT NULL
  content_type text NOT NULL
  content bytea NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_workflow_logos_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT kyc_workflow_logos_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
  CONSTRAINT kyc_workflow_logos_pkey PRIMARY KEY (company_id, sha256)
  CONSTRAINT kyc_workflow_logos_sha256_check CHECK ((length(sha256) = 32))

TABLE kyc_workflow_versions
  company_id bigint NOT NULL
  workflow_id text NOT NULL
  version integer NOT NULL
  settings jsonb NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT kyc_workflow_versions_pkey PRIMARY KEY (company_id, workflow_id, version)
  CONSTRAINT kyc_workflow_versions_workflow_id_fkey FOREIGN KEY (company_id, workflow_id) REFERENCES kyc_workflows(company_id, id)

TABLE kyc_workflows
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  version integer NOT NULL DEFAULT 1
  is_default boolean NOT NULL DEFAULT false
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  deleted_at timestamp with time zone
  CONSTRAINT kyc_workflows_default_stays CHECK (((NOT is_default) OR (deleted_at IS NULL)))
  CONSTRAINT kyc_workflows_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text])))
  CONSTRAINT kyc_workflows_id_check CHECK ((length(id) <= 64))
  CONSTRAINT kyc_workflows_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT kyc_workflows_version_check CHECK ((version >= 1))
  CREATE INDEX kyc_workflows_environment_idx ON public.kyc_workflows USING btree (company_id, environment, id) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX kyc_workflows_default_key ON public.kyc_workflows USING btree (company_id, environment) WHERE is_default

TABLE leads
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('leads_id_seq'::regclass)
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  company_name text
  email text
  phone text
  source text
  status text NOT NULL
  status_note text
  status_changed_at timestamp with time zone NOT NULL
  owner_id bigint
  customer_id bigint
  estimated_amount numeric(19,4)
  notes text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT leads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT leads_company_name_check CHECK ((length(company_name) <= 200))
  CONSTRAINT leads_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id)
  CONSTRAINT leads_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254)))
  CONSTRAINT leads_estimated_amount_check CHECK ((estimated_amount >= (0)::numeric))
  CONSTRAINT leads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT leads_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT leads_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES users(company_id, id)
  CONSTRAINT leads_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40)))
  CONSTRAINT leads_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT leads_reach_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL)))
  CONSTRAINT leads_source_check CHECK ((length(source) <= 40))
  CONSTRAINT leads_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'lost'::text])))
  CONSTRAINT leads_status_note_check CHECK ((length(status_note) <= 500))
  CREATE INDEX leads_created_at_idx ON public.leads USING btree (company_id, created_at, id)
  CREATE INDEX leads_estimated_amount_idx ON public.leads USING btree (company_id, COALESCE(estimated_amount, ('-1'::integer)::numeric), id)
  CREATE INDEX leads_name_idx ON public.leads USING btree (company_id, name_key, id)
  CREATE INDEX leads_owner_idx ON public.leads USING btree (company_id, owner_id, id)
  CREATE INDEX leads_search_idx ON public.leads USING gin (search_text gin_trgm_ops)
  CREATE INDEX leads_source_idx ON public.leads USING btree (company_id, source, id)
  CREATE INDEX leads_status_created_at_idx ON public.leads USING btree (company_id, status, created_at, id)
  CREATE INDEX leads_status_idx ON public.leads USING btree (company_id, array_position(ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'lost'::text], status), id)
  CREATE INDEX leads_updated_at_idx ON public.leads USING btree (company_id, updated_at, id)

TABLE login_attempts
  email_key text NOT NULL
  scope text NOT NULL
  failed integer NOT NULL
  locked_until timestamp with time zone
  last_at timestamp with time zone NOT NULL
  CONSTRAINT login_attempts_email_key_check CHECK ((length(email_key) <= 254))
  CONSTRAINT login_attempts_failed_check CHECK ((failed >= 0))
  CONSTRAINT login_attempts_pkey PRIMARY KEY (email_key, scope)
  CONSTRAINT login_attempts_scope_check CHECK ((length(scope) <= 80))
  CREATE INDEX login_attempts_last_at_idx ON public.login_attempts USING btree (last_at)

TABLE login_directory
  email_key text NOT NULL
  company_id bigint NOT NULL
  user_id bigint NOT NULL
  CONSTRAINT login_directory_email_key_check CHECK (((length(email_key) >= 3) AND (length(email_key) <= 254)))
  CONSTRAINT login_directory_pkey PRIMARY KEY (email_key)

TABLE logins
  company_id bigint NOT NULL
  id uuid NOT NULL
  user_id bigint NOT NULL
  refresh_id uuid NOT NULL
  created_at timestamp with time zone NOT NULL DEFAULT now()
  refreshed_at timestamp with time zone
  expires_at timestamp with time zone NOT NULL
  revoked_at timestamp with time zone
  revoke_reason text
  ip text
  user_agent text
  spent_refresh_id uuid
  refreshed_ip text
  refreshed_agent text
  CONSTRAINT logins_ip_check CHECK ((length(ip) <= 64))
  CONSTRAINT logins_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT logins_refreshed_agent_check CHECK ((length(refreshed_agent) <= 512))
  CONSTRAINT logins_refreshed_ip_check CHECK ((length(refreshed_ip) <= 64))
  CONSTRAINT logins_revoke_reason_check CHECK ((length(revoke_reason) <= 64))
  CONSTRAINT logins_user_agent_check CHECK ((length(user_agent) <= 512))
  CONSTRAINT logins_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id)
  CREATE INDEX logins_expires_at_idx ON public.logins USING btree (expires_at)
  CREATE INDEX logins_user_id_idx ON public.logins USING btree (company_id, user_id)

TABLE mail_templates
  company_id bigint NOT NULL
  template text NOT NULL
  locale text NOT NULL
  subject text
  body text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT mail_templates_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000)))
  CONSTRAINT mail_templates_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text])))
  CONSTRAINT mail_templates_pkey PRIMARY KEY (company_id, template, locale)
  CONSTRAINT mail_templates_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
  CONSTRAINT mail_templates_template_check CHECK (((length(template) >= 1) AND (length(template) <= 64)))
  CONSTRAINT mail_templates_whole CHECK (((subject IS NULL) = (body IS NULL)))

TABLE mails
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('mails_id_seq'::regclass)
  template text NOT NULL
  locale text NOT NULL
  user_id bigint
  recipient text NOT NULL
  subject text NOT NULL
  message_id text NOT NULL
  key_id text
  sealed bytea
  status text NOT NULL DEFAULT 'queued'::text
  attempt integer NOT NULL DEFAULT 0
  next_attempt_at timestamp with time zone
  expires_at timestamp with time zone
  failure text
  reply text
  leased_by uuid
  leased_until timestamp with time zone
  sent_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  about_kind text
  about_id bigint
  CONSTRAINT mails_about CHECK (((about_kind IS NULL) = (about_id IS NULL)))
  CONSTRAINT mails_about_kind_check CHECK (((length(about_kind) >= 1) AND (length(about_kind) <= 64)))
  CONSTRAINT mails_attempt_check CHECK ((attempt >= 0))
  CONSTRAINT mails_failure_check CHECK (((length(failure) >= 1) AND (length(failure) <= 64)))
  CONSTRAINT mails_key_id_check CHECK (((length(key_id) >= 1) AND (length(key_id) <= 64)))
  CONSTRAINT mails_lease CHECK (((leased_by IS NULL) = (leased_until IS NULL)))
  CONSTRAINT mails_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text])))
  CONSTRAINT mails_message_id_check CHECK (((length(message_id) >= 3) AND (length(message_id) <= 330)))
  CONSTRAINT mails_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT mails_queued_have_time CHECK (((status = 'queued'::text) = (next_attempt_at IS NOT NULL)))
  CONSTRAINT mails_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254)))
  CONSTRAINT mails_reply_check CHECK ((length(reply) <= 64))
  CONSTRAINT mails_sealed_by_key CHECK (((key_id IS NULL) = (sealed IS NULL)))
  CONSTRAINT mails_sealed_check CHECK ((length(sealed) <= 8388608)) NOT VALID
  CONSTRAINT mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'cancelled'::text, 'suppressed'::text])))
  CONSTRAINT mails_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 250)))
  CONSTRAINT mails_template_check CHECK (((length(template) >= 1) AND (length(template) <= 64)))
  CREATE INDEX mails_about_idx ON public.mails USING btree (company_id, about_kind, about_id, created_at, id) WHERE (about_kind IS NOT NULL)
  CREATE INDEX mails_created_at_idx ON public.mails USING btree (created_at)
  CREATE INDEX mails_queued_idx ON public.mails USING btree (company_id, next_attempt_at, id) WHERE (status = 'queued'::text)
  CREATE INDEX mails_recipient_idx ON public.mails USING btree (company_id, lower(recipient), id)
  CREATE INDEX mails_sent_at_idx ON public.mails USING btree (company_id, sent_at) WHERE (sent_at IS NOT NULL)
  CREATE INDEX mails_status_idx ON public.mails USING btree (company_id, status, id)
  CREATE INDEX mails_user_idx ON public.mails USING btree (company_id, user_id, created_at) WHERE (user_id IS NOT NULL)

TABLE notifications
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('notifications_id_seq'::regclass)
  user_id bigint NOT NULL
  reason text NOT NULL
  kind text NOT NULL
  record_id bigint NOT NULL
  event text NOT NULL
  actor_name text
  created_at timestamp with time zone NOT NULL
  read_at timestamp with time zone
  CONSTRAINT notifications_actor_name_check CHECK ((length(actor_name) <= 254))
  CONSTRAINT notifications_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT notifications_event_check CHECK (((length(event) >= 1) AND (length(event) <= 64)))
  CONSTRAINT notifications_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT notifications_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT notifications_reason_check CHECK ((reason = ANY (ARRAY['mention'::text, 'comment'::text, 'change'::text])))
  CREATE INDEX notifications_created_at_idx ON public.notifications USING btree (created_at)
  CREATE INDEX notifications_unread_idx ON public.notifications USING btree (company_id, user_id, id) WHERE (read_at IS NULL)
  CREATE INDEX notifications_user_idx ON public.notifications USING btree (company_id, user_id, id)

TABLE opportunities
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('opportunities_id_seq'::regclass)
  title text NOT NULL
  title_key text COLLATE "C" NOT NULL
  lead_id bigint
  customer_id bigint
  stage text NOT NULL
  stage_changed_at timestamp with time zone NOT NULL
  lost_reason text
  expected_amount numeric(19,4)
  currency_code text NOT NULL
  expected_close_date date
  owner_id bigint
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT opportunities_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT opportunities_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT opportunities_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id)
  CONSTRAINT opportunities_expected_amount_check CHECK ((expected_amount >= (0)::numeric))
  CONSTRAINT opportunities_lead_id_fkey FOREIGN KEY (company_id, lead_id) REFERENCES leads(company_id, id)
  CONSTRAINT opportunities_lost_check CHECK (((stage = 'lost'::text) = (lost_reason IS NOT NULL)))
  CONSTRAINT opportunities_lost_reason_check CHECK (((length(lost_reason) >= 1) AND (length(lost_reason) <= 500)))
  CONSTRAINT opportunities_origin_check CHECK (((lead_id IS NOT NULL) OR (customer_id IS NOT NULL)))
  CONSTRAINT opportunities_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES users(company_id, id)
  CONSTRAINT opportunities_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT opportunities_stage_check CHECK ((stage = ANY (ARRAY['prospecting'::text, 'qualification'::text, 'proposal'::text, 'negotiation'::text, 'won'::text, 'lost'::text])))
  CONSTRAINT opportunities_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  CREATE INDEX opportunities_customer_idx ON public.opportunities USING btree (company_id, customer_id, id)
  CREATE INDEX opportunities_expected_amount_idx ON public.opportunities USING btree (company_id, COALESCE(expected_amount, ('-1'::integer)::numeric), id)
  CREATE INDEX opportunities_expected_close_date_idx ON public.opportunities USING btree (company_id, COALESCE(expected_close_date, '9999-12-31'::date), id)
  CREATE INDEX opportunities_lead_idx ON public.opportunities USING btree (company_id, lead_id, id)
  CREATE INDEX opportunities_owner_idx ON public.opportunities USING btree (company_id, owner_id, id)
  CREATE INDEX opportunities_search_idx ON public.opportunities USING gin (title_key gin_trgm_ops)
  CREATE INDEX opportunities_stage_changed_at_idx ON public.opportunities USING btree (company_id, stage_changed_at, id)
  CREATE INDEX opportunities_stage_idx ON public.opportunities USING btree (company_id, stage, id)
  CREATE INDEX opportunities_title_idx ON public.opportunities USING btree (company_id, title_key, id)
  CREATE INDEX opportunities_updated_at_idx ON public.opportunities USING btree (company_id, updated_at, id)

TABLE opportunity_stage_changes
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('opportunity_stage_changes_id_seq'::regclass)
  opportunity_id bigint NOT NULL
  from_stage text NOT NULL
  to_stage text NOT NULL
  note text
  lost_reason text
  changed_by text NOT NULL
  changed_at timestamp with time zone NOT NULL
  CONSTRAINT opportunity_stage_changes_changed_by_check CHECK ((length(changed_by) <= 200))
  CONSTRAINT opportunity_stage_changes_from_stage_check CHECK ((length(from_stage) <= 40))
  CONSTRAINT opportunity_stage_changes_lost_reason_check CHECK ((length(lost_reason) <= 500))
  CONSTRAINT opportunity_stage_changes_note_check CHECK ((length(note) <= 500))
  CONSTRAINT opportunity_stage_changes_opportunity_id_fkey FOREIGN KEY (company_id, opportunity_id) REFERENCES opportunities(company_id, id)
  CONSTRAINT opportunity_stage_changes_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT opportunity_stage_changes_to_stage_check CHECK ((length(to_stage) <= 40))
  CREATE INDEX opportunity_stage_changes_opportunity_idx ON public.opportunity_stage_changes USING btree (company_id, opportunity_id, id)

TABLE outbox
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('outbox_id_seq'::regclass)
  position bigint
  type text NOT NULL
  object_type text NOT NULL
  object_id text NOT NULL
  at timestamp with time zone NOT NULL
  request_id text
  CONSTRAINT outbox_object_id_check CHECK ((length(object_id) <= 64))
  CONSTRAINT outbox_object_type_check CHECK ((length(object_type) <= 64))
  CONSTRAINT outbox_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT outbox_position_key UNIQUE (company_id, "position")
  CONSTRAINT outbox_request_id_check CHECK ((length(request_id) <= 128))
  CONSTRAINT outbox_type_check CHECK (((length(type) >= 1) AND (length(type) <= 64)))
  CREATE INDEX outbox_at_idx ON public.outbox USING btree (at) WHERE ("position" IS NOT NULL)
  CREATE INDEX outbox_object_id_idx ON public.outbox USING btree (company_id, object_id, "position") WHERE ("position" IS NOT NULL)
  CREATE INDEX outbox_type_idx ON public.outbox USING btree (company_id, type, "position") WHERE ("position" IS NOT NULL)
  CREATE INDEX outbox_unplaced_idx ON public.outbox USING btree (company_id, id) WHERE ("position" IS NULL)

TABLE outbox_positions
  company_id bigint NOT NULL
  last bigint NOT NULL
  dropped_through bigint NOT NULL DEFAULT 0
  CONSTRAINT outbox_positions_pkey PRIMARY KEY (company_id)

TABLE passkey_challenges
  company_id bigint NOT NULL
  hash bytea NOT NULL
  expires_at timestamp with time zone NOT NULL
  CONSTRAINT passkey_challenges_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (company_id, hash)

TABLE passkeys
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('passkeys_id_seq'::regclass)
  user_id bigint NOT NULL
  name text NOT NULL
  credential_id bytea NOT NULL
  public_key bytea NOT NULL
  counter bigint NOT NULL
  version integer NOT NULL DEFAULT 1
  last_used_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  CONSTRAINT passkeys_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id)
  CONSTRAINT passkeys_credential_id_check CHECK ((length(credential_id) <= 1023))
  CONSTRAINT passkeys_credential_unique UNIQUE (company_id, credential_id)
  CONSTRAINT passkeys_name_check CHECK ((length(name) <= 100))
  CONSTRAINT passkeys_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT passkeys_public_key_check CHECK ((length(public_key) <= 2048))
  CREATE INDEX passkeys_user_idx ON public.passkeys USING btree (company_id, user_id, id)

TABLE password_resets
  company_id bigint NOT NULL
  user_id bigint NOT NULL
  hash bytea NOT NULL
  expires_at timestamp with time zone NOT NULL
  created_by bigint
  CONSTRAINT password_resets_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id)
  CONSTRAINT password_resets_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT password_resets_pkey PRIMARY KEY (company_id, user_id)
  CREATE UNIQUE INDEX password_resets_hash_key ON public.password_resets USING btree (company_id, hash)

TABLE payable_allocations
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('payable_allocations_id_seq'::regclass)
  source_type text NOT NULL
  source_id bigint NOT NULL
  item_id bigint NOT NULL
  date date NOT NULL
  amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  source_base_amount numeric(19,4) NOT NULL
  reversed_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  CONSTRAINT payable_allocations_amount_check CHECK ((amount > (0)::numeric))
  CONSTRAINT payable_allocations_item_fkey FOREIGN KEY (company_id, item_id) REFERENCES payables(company_id, id)
  CONSTRAINT payable_allocations_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT payable_allocations_source_type_check CHECK ((source_type = ANY (ARRAY['payment'::text, 'credit_note'::text])))
  CREATE INDEX payable_allocations_item_idx ON public.payable_allocations USING btree (company_id, item_id)
  CREATE INDEX payable_allocations_source_idx ON public.payable_allocations USING btree (company_id, source_type, source_id)

TABLE payable_entries
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('payable_entries_id_seq'::regclass)
  party_id bigint NOT NULL
  date date NOT NULL
  item_type text NOT NULL
  item_id bigint NOT NULL
  kind text NOT NULL
  document_number text NOT NULL
  currency_code text NOT NULL
  amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT payable_entries_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT payable_entries_document_number_check CHECK ((length(document_number) <= 60))
  CONSTRAINT payable_entries_item_type_check CHECK ((item_type = ANY (ARRAY['item'::text, 'payment'::text, 'credit_note'::text])))
  CONSTRAINT payable_entries_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'voided'::text, 'posted'::text, 'allocated'::text, 'released'::text, 'reversed'::text])))
  CONSTRAINT payable_entries_pkey PRIMARY KEY (company_id, id)
  CREATE INDEX payable_entries_date_idx ON public.payable_entries USING btree (company_id, date, id)
  CREATE INDEX payable_entries_item_idx ON public.payable_entries USING btree (company_id, item_type, item_id)
  CREATE INDEX payable_entries_party_idx ON public.payable_entries USING btree (company_id, party_id, date, id)
  CREATE TRIGGER payable_entries_no_change BEFORE DELETE OR UPDATE ON public.payable_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse()
  CREATE TRIGGER payable_entries_no_truncate BEFORE TRUNCATE ON public.payable_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse()

TABLE payable_payments
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('payable_payments_id_seq'::regclass)
  number text NOT NULL
  party_id bigint NOT NULL
  party_name text NOT NULL
  party_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  date date NOT NULL
  method text NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  amount numeric(19,4) NOT NULL
  unallocated_amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  base_unallocated_amount numeric(19,4) NOT NULL
  reference text
  notes text
  status text NOT NULL DEFAULT 'posted'::text
  reversed_at timestamp with time zone
  reversed_on date
  reverse_reason text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  company jsonb
  party jsonb
  CONSTRAINT payable_payments_amount_check CHECK ((amount > (0)::numeric))
  CONSTRAINT payable_payments_base_unallocated_amount_check CHECK ((base_unallocated_amount >= (0)::numeric))
  CONSTRAINT payable_payments_check CHECK (((unallocated_amount >= (0)::numeric) AND (unallocated_amount <= amount)))
  CONSTRAINT payable_payments_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT payable_payments_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT payable_payments_method_check CHECK ((length(method) <= 40))
  CONSTRAINT payable_payments_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT payable_payments_number_check CHECK ((length(number) <= 60))
  CONSTRAINT payable_payments_number_key UNIQUE (company_id, number)
  CONSTRAINT payable_payments_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT payable_payments_reference_check CHECK ((length(reference) <= 200))
  CONSTRAINT payable_payments_reverse_reason_check CHECK ((length(reverse_reason) <= 500))
  CONSTRAINT payable_payments_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text])))
  CREATE INDEX payable_payments_amount_idx ON public.payable_payments USING btree (company_id, amount, id)
  CREATE INDEX payable_payments_date_idx ON public.payable_payments USING btree (company_id, date, id)
  CREATE INDEX payable_payments_party_idx ON public.payable_payments USING btree (company_id, party_id, id)
  CREATE INDEX payable_payments_party_key_idx ON public.payable_payments USING btree (company_id, party_key, id)
  CREATE INDEX payable_payments_reversed_idx ON public.payable_payments USING btree (company_id, id) WHERE (status = 'reversed'::text)
  CREATE INDEX payable_payments_search_idx ON public.payable_payments USING gin (search_text gin_trgm_ops)
  CREATE INDEX payable_payments_unallocated_idx ON public.payable_payments USING btree (company_id, party_id, id) WHERE (unallocated_amount > (0)::numeric)
  CREATE INDEX payable_payments_updated_at_idx ON public.payable_payments USING btree (company_id, updated_at, id)

TABLE payable_tally
  company_id bigint NOT NULL
  status text NOT NULL
  currency_code text NOT NULL
  due_date date NOT NULL
  is_opening boolean NOT NULL
  total bigint NOT NULL
  CONSTRAINT payable_tally_pkey PRIMARY KEY (company_id, status, currency_code, due_date, is_opening)

TABLE payables
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('payables_id_seq'::regclass)
  party_id bigint NOT NULL
  party_name text NOT NULL
  party_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  document_type text NOT NULL
  document_id bigint
  document_number text NOT NULL
  party_number text
  issue_date date NOT NULL
  due_date date NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  amount numeric(19,4) NOT NULL
  paid_amount numeric(19,4) NOT NULL DEFAULT 0
  credited_amount numeric(19,4) NOT NULL DEFAULT 0
  open_amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  base_open_amount numeric(19,4) NOT NULL
  status text NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT payables_amount_check CHECK ((amount >= (0)::numeric))
  CONSTRAINT payables_base_left_check CHECK (((base_open_amount >= (0)::numeric) AND ((open_amount <> (0)::numeric) OR (base_open_amount = (0)::numeric))))
  CONSTRAINT payables_credited_amount_check CHECK ((credited_amount >= (0)::numeric))
  CONSTRAINT payables_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT payables_document_key UNIQUE (company_id, document_type, document_id)
  CONSTRAINT payables_document_number_check CHECK ((length(document_number) <= 60))
  CONSTRAINT payables_document_type_check CHECK ((length(document_type) <= 40))
  CONSTRAINT payables_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT payables_fit_check CHECK ((status =
CASE
    WHEN (status = 'void'::text) THEN 'void'::text
    WHEN (open_amount = (0)::numeric) THEN 'closed'::text
    WHEN (open_amount = amount) THEN 'open'::text
    ELSE 'partial'::text
END))
  CONSTRAINT payables_open_check CHECK (((open_amount >= (0)::numeric) AND (open_amount =
CASE
    WHEN (status = 'void'::text) THEN (0)::numeric
    ELSE ((amount - paid_amount) - credited_amount)
END)))
  CONSTRAINT payables_paid_amount_check CHECK ((paid_amount >= (0)::numeric))
  CONSTRAINT payables_party_number_check CHECK ((length(party_number) <= 60))
  CONSTRAINT payables_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT payables_status_check CHECK ((status = ANY (ARRAY['open'::text, 'partial'::text, 'closed'::text, 'void'::text])))
  CREATE INDEX payables_amount_idx ON public.payables USING btree (company_id, amount, id)
  CREATE INDEX payables_due_date_idx ON public.payables USING btree (company_id, due_date, id)
  CREATE INDEX payables_issue_date_idx ON public.payables USING btree (company_id, issue_date, id)
  CREATE INDEX payables_open_amount_idx ON public.payables USING btree (company_id, open_amount, id)
  CREATE INDEX payables_open_due_idx ON public.payables USING btree (company_id, due_date, id) WHERE (open_amount > (0)::numeric)
  CREATE INDEX payables_open_idx ON public.payables USING btree (company_id, party_id, due_date, id) WHERE (open_amount > (0)::numeric)
  CREATE INDEX payables_party_idx ON public.payables USING btree (company_id, party_id, due_date, id)
  CREATE INDEX payables_party_key_idx ON public.payables USING btree (company_id, party_key, id)
  CREATE INDEX payables_search_idx ON public.payables USING gin (search_text gin_trgm_ops)
  CREATE INDEX payables_status_idx ON public.payables USING btree (company_id, status, due_date, id)
  CREATE INDEX payables_updated_at_idx ON public.payables USING btree (company_id, updated_at, id)
  CREATE UNIQUE INDEX payables_opening_key ON public.payables USING btree (company_id, party_id, document_number) WHERE ((document_type = 'opening'::text) AND (status <> 'void'::text))

TABLE payment_terms
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('payment_terms_id_seq'::regclass)
  code text NOT NULL
  code_key text COLLATE "C" NOT NULL
  name text NOT NULL
  search_text text COLLATE "C" NOT NULL DEFAULT ''::text
  kind text NOT NULL
  days integer NOT NULL DEFAULT 0
  is_active boolean NOT NULL DEFAULT true
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  CONSTRAINT payment_terms_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT payment_terms_code_key UNIQUE (company_id, code_key)
  CONSTRAINT payment_terms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT payment_terms_days_check CHECK (((days >= 0) AND (days <= 3650)))
  CONSTRAINT payment_terms_kind_check CHECK ((kind = ANY (ARRAY['days'::text, 'end_of_next_month'::text])))
  CONSTRAINT payment_terms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT payment_terms_pkey PRIMARY KEY (company_id, id)

TABLE people_registers
  name text COLLATE "C" NOT NULL
  format text NOT NULL
  version text NOT NULL
  content_hash text NOT NULL
  loaded_at timestamp with time zone NOT NULL
  entry_count integer NOT NULL
  holds text[] NOT NULL DEFAULT '{}'::text[]
  CONSTRAINT people_registers_content_hash_check CHECK ((length(content_hash) <= 64))
  CONSTRAINT people_registers_entry_count_check CHECK ((entry_count >= 0))
  CONSTRAINT people_registers_format_check CHECK ((format = ANY (ARRAY['dgii'::text, 'plain'::text])))
  CONSTRAINT people_registers_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'::text))
  CONSTRAINT people_registers_pkey PRIMARY KEY (name)
  CONSTRAINT people_registers_version_check CHECK ((length(version) <= 64))

TABLE product_categories
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('product_categories_id_seq'::regclass)
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  parent_id bigint
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT product_categories_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT product_categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT product_categories_name_key UNIQUE (company_id, name_key)
  CONSTRAINT product_categories_parent_id_fkey FOREIGN KEY (company_id, parent_id) REFERENCES product_categories(company_id, id)
  CONSTRAINT product_categories_pkey PRIMARY KEY (company_id, id)

TABLE products
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('products_id_seq'::regclass)
  code text NOT NULL
  code_key text COLLATE "C" NOT NULL
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  description text
  category_id bigint
  category_name text
  category_key text COLLATE "C" NOT NULL DEFAULT ''::text
  price numeric(19,6) NOT NULL
  currency_code text NOT NULL
  unit text NOT NULL
  type text NOT NULL
  track_stock boolean NOT NULL
  barcode text
  tax_rate_id bigint
  min_stock numeric(19,4)
  stock_total numeric(19,4) NOT NULL DEFAULT 0
  stock_value numeric(19,4) NOT NULL DEFAULT 0
  last_cost numeric(19,6)
  is_active boolean NOT NULL DEFAULT true
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  metadata jsonb
  custom_fields jsonb
  CONSTRAINT products_barcode_check CHECK (((length(barcode) >= 1) AND (length(barcode) <= 48)))
  CONSTRAINT products_barcode_key UNIQUE (company_id, barcode)
  CONSTRAINT products_category_id_fkey FOREIGN KEY (company_id, category_id) REFERENCES product_categories(company_id, id)
  CONSTRAINT products_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT products_code_key UNIQUE (company_id, code_key)
  CONSTRAINT products_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT products_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT products_description_check CHECK ((length(description) <= 2000))
  CONSTRAINT products_min_stock_check CHECK ((min_stock >= (0)::numeric))
  CONSTRAINT products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT products_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT products_price_check CHECK ((price >= (0)::numeric))
  CONSTRAINT products_service_check CHECK (((type = 'good'::text) OR (NOT track_stock)))
  CONSTRAINT products_tax_rate_id_fkey FOREIGN KEY (company_id, tax_rate_id) REFERENCES tax_rates(company_id, id)
  CONSTRAINT products_type_check CHECK ((type = ANY (ARRAY['good'::text, 'service'::text])))
  CONSTRAINT products_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 20)))
  CREATE INDEX products_category_id_idx ON public.products USING btree (company_id, category_id) WHERE is_active
  CREATE INDEX products_category_key_idx ON public.products USING btree (company_id, category_key, id)
  CREATE INDEX products_created_at_idx ON public.products USING btree (company_id, created_at, id)
  CREATE INDEX products_min_stock_idx ON public.products USING btree (company_id, id) WHERE (min_stock IS NOT NULL)
  CREATE INDEX products_name_idx ON public.products USING btree (company_id, name_key, id)
  CREATE INDEX products_price_idx ON public.products USING btree (company_id, price, id)
  CREATE INDEX products_search_idx ON public.products USING gin (search_text gin_trgm_ops)

TABLE purchase_order_lines
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('purchase_order_lines_id_seq'::regclass)
  order_id bigint NOT NULL
  line integer NOT NULL
  product_id bigint NOT NULL
  product_code text NOT NULL
  description text NOT NULL
  unit text NOT NULL
  tracks_stock boolean NOT NULL
  quantity numeric(19,4) NOT NULL
  unit_price numeric(19,6) NOT NULL
  discount_percent numeric(9,6) NOT NULL
  net_amount numeric(19,4) NOT NULL
  tax_amount numeric(19,4) NOT NULL
  tax_category text NOT NULL
  tax_rate numeric(9,6) NOT NULL
  taxes jsonb NOT NULL
  received_quantity numeric(19,4) NOT NULL DEFAULT 0
  CONSTRAINT purchase_order_lines_line_key UNIQUE (company_id, order_id, line)
  CONSTRAINT purchase_order_lines_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES purchase_orders(company_id, id)
  CONSTRAINT purchase_order_lines_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT purchase_order_lines_quantity_check CHECK ((quantity > (0)::numeric))
  CONSTRAINT purchase_order_lines_received_quantity_check CHECK ((received_quantity >= (0)::numeric))
  CONSTRAINT purchase_order_lines_unit_price_check CHECK ((unit_price >= (0)::numeric))
  CREATE INDEX purchase_order_lines_product_idx ON public.purchase_order_lines USING btree (company_id, product_id, id)

TABLE purchase_orders
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('purchase_orders_id_seq'::regclass)
  number text NOT NULL
  status text NOT NULL
  vendor_id bigint NOT NULL
  vendor_name text NOT NULL
  vendor_key text COLLATE "C" NOT NULL
  vendor jsonb NOT NULL
  search_text text COLLATE "C" NOT NULL
  warehouse_id bigint NOT NULL
  order_date date NOT NULL
  expected_date date
  expected_key date NOT NULL DEFAULT COALESCE(expected_date, '9999-12-31'::date)
  payment_terms text NOT NULL
  terms jsonb NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  tax_rounding text NOT NULL
  reference text
  notes text
  total numeric(19,4) NOT NULL
  tax_total numeric(19,4) NOT NULL
  grand_total numeric(19,4) NOT NULL
  taxes jsonb NOT NULL
  ordered_quantity numeric(19,4) NOT NULL
  received_quantity numeric(19,4) NOT NULL DEFAULT 0
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  company jsonb
  warehouse_name text
  CONSTRAINT purchase_orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT purchase_orders_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT purchase_orders_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT purchase_orders_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT purchase_orders_number_check CHECK ((length(number) <= 60))
  CONSTRAINT purchase_orders_number_key UNIQUE (company_id, number)
  CONSTRAINT purchase_orders_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT purchase_orders_reference_check CHECK ((length(reference) <= 200))
  CONSTRAINT purchase_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'partially_received'::text, 'received'::text, 'closed'::text, 'cancelled'::text])))
  CONSTRAINT purchase_orders_tax_rounding_check CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text])))
  CONSTRAINT purchase_orders_total_check CHECK ((grand_total = (total + tax_total)))
  CREATE INDEX purchase_orders_expected_idx ON public.purchase_orders USING btree (company_id, expected_key, id)
  CREATE INDEX purchase_orders_grand_total_idx ON public.purchase_orders USING btree (company_id, grand_total, id)
  CREATE INDEX purchase_orders_order_date_idx ON public.purchase_orders USING btree (company_id, order_date, id)
  CREATE INDEX purchase_orders_search_idx ON public.purchase_orders USING gin (search_text gin_trgm_ops)
  CREATE INDEX purchase_orders_status_idx ON public.purchase_orders USING btree (company_id, status, id)
  CREATE INDEX purchase_orders_updated_at_idx ON public.purchase_orders USING btree (company_id, updated_at, id)
  CREATE INDEX purchase_orders_vendor_idx ON public.purchase_orders USING btree (company_id, vendor_id, id)
  CREATE INDEX purchase_orders_vendor_key_idx ON public.purchase_orders USING btree (company_id, vendor_key, id)

TABLE receivable_allocations
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('receivable_allocations_id_seq'::regclass)
  source_type text NOT NULL
  source_id bigint NOT NULL
  item_id bigint NOT NULL
  date date NOT NULL
  amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  source_base_amount numeric(19,4) NOT NULL
  reversed_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  CONSTRAINT receivable_allocations_amount_check CHECK ((amount > (0)::numeric))
  CONSTRAINT receivable_allocations_item_fkey FOREIGN KEY (company_id, item_id) REFERENCES receivables(company_id, id)
  CONSTRAINT receivable_allocations_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT receivable_allocations_source_type_check CHECK ((source_type = ANY (ARRAY['payment'::text, 'credit_note'::text])))
  CREATE INDEX receivable_allocations_item_idx ON public.receivable_allocations USING btree (company_id, item_id)
  CREATE INDEX receivable_allocations_source_idx ON public.receivable_allocations USING btree (company_id, source_type, source_id)

TABLE receivable_entries
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('receivable_entries_id_seq'::regclass)
  party_id bigint NOT NULL
  date date NOT NULL
  item_type text NOT NULL
  item_id bigint NOT NULL
  kind text NOT NULL
  document_number text NOT NULL
  currency_code text NOT NULL
  amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT receivable_entries_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT receivable_entries_document_number_check CHECK ((length(document_number) <= 60))
  CONSTRAINT receivable_entries_item_type_check CHECK ((item_type = ANY (ARRAY['item'::text, 'payment'::text, 'credit_note'::text])))
  CONSTRAINT receivable_entries_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'voided'::text, 'posted'::text, 'allocated'::text, 'released'::text, 'reversed'::text])))
  CONSTRAINT receivable_entries_pkey PRIMARY KEY (company_id, id)
  CREATE INDEX receivable_entries_date_idx ON public.receivable_entries USING btree (company_id, date, id)
  CREATE INDEX receivable_entries_item_idx ON public.receivable_entries USING btree (company_id, item_type, item_id)
  CREATE INDEX receivable_entries_party_idx ON public.receivable_entries USING btree (company_id, party_id, date, id)
  CREATE TRIGGER receivable_entries_no_change BEFORE DELETE OR UPDATE ON public.receivable_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse()
  CREATE TRIGGER receivable_entries_no_truncate BEFORE TRUNCATE ON public.receivable_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse()

TABLE receivable_payments
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('receivable_payments_id_seq'::regclass)
  number text NOT NULL
  party_id bigint NOT NULL
  party_name text NOT NULL
  party_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  date date NOT NULL
  method text NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  amount numeric(19,4) NOT NULL
  unallocated_amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  base_unallocated_amount numeric(19,4) NOT NULL
  reference text
  notes text
  status text NOT NULL DEFAULT 'posted'::text
  reversed_at timestamp with time zone
  reversed_on date
  reverse_reason text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  company jsonb
  party jsonb
  CONSTRAINT receivable_payments_amount_check CHECK ((amount > (0)::numeric))
  CONSTRAINT receivable_payments_base_unallocated_amount_check CHECK ((base_unallocated_amount >= (0)::numeric))
  CONSTRAINT receivable_payments_check CHECK (((unallocated_amount >= (0)::numeric) AND (unallocated_amount <= amount)))
  CONSTRAINT receivable_payments_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT receivable_payments_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT receivable_payments_method_check CHECK ((length(method) <= 40))
  CONSTRAINT receivable_payments_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT receivable_payments_number_check CHECK ((length(number) <= 60))
  CONSTRAINT receivable_payments_number_key UNIQUE (company_id, number)
  CONSTRAINT receivable_payments_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT receivable_payments_reference_check CHECK ((length(reference) <= 200))
  CONSTRAINT receivable_payments_reverse_reason_check CHECK ((length(reverse_reason) <= 500))
  CONSTRAINT receivable_payments_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text])))
  CREATE INDEX receivable_payments_amount_idx ON public.receivable_payments USING btree (company_id, amount, id)
  CREATE INDEX receivable_payments_date_idx ON public.receivable_payments USING btree (company_id, date, id)
  CREATE INDEX receivable_payments_party_idx ON public.receivable_payments USING btree (company_id, party_id, id)
  CREATE INDEX receivable_payments_party_key_idx ON public.receivable_payments USING btree (company_id, party_key, id)
  CREATE INDEX receivable_payments_posted_idx ON public.receivable_payments USING btree (company_id, date) INCLUDE (base_amount) WHERE (status = 'posted'::text)
  CREATE INDEX receivable_payments_reversed_idx ON public.receivable_payments USING btree (company_id, id) WHERE (status = 'reversed'::text)
  CREATE INDEX receivable_payments_search_idx ON public.receivable_payments USING gin (search_text gin_trgm_ops)
  CREATE INDEX receivable_payments_unallocated_idx ON public.receivable_payments USING btree (company_id, party_id, id) WHERE (unallocated_amount > (0)::numeric)
  CREATE INDEX receivable_payments_updated_at_idx ON public.receivable_payments USING btree (company_id, updated_at, id)

TABLE receivable_tally
  company_id bigint NOT NULL
  status text NOT NULL
  currency_code text NOT NULL
  due_date date NOT NULL
  is_opening boolean NOT NULL
  total bigint NOT NULL
  CONSTRAINT receivable_tally_pkey PRIMARY KEY (company_id, status, currency_code, due_date, is_opening)

TABLE receivables
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('receivables_id_seq'::regclass)
  party_id bigint NOT NULL
  party_name text NOT NULL
  party_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  document_type text NOT NULL
  document_id bigint
  document_number text NOT NULL
  party_number text
  issue_date date NOT NULL
  due_date date NOT NULL
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  amount numeric(19,4) NOT NULL
  paid_amount numeric(19,4) NOT NULL DEFAULT 0
  credited_amount numeric(19,4) NOT NULL DEFAULT 0
  open_amount numeric(19,4) NOT NULL
  base_amount numeric(19,4) NOT NULL
  base_open_amount numeric(19,4) NOT NULL
  status text NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT receivables_amount_check CHECK ((amount >= (0)::numeric))
  CONSTRAINT receivables_base_left_check CHECK (((base_open_amount >= (0)::numeric) AND ((open_amount <> (0)::numeric) OR (base_open_amount = (0)::numeric))))
  CONSTRAINT receivables_credited_amount_check CHECK ((credited_amount >= (0)::numeric))
  CONSTRAINT receivables_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT receivables_document_key UNIQUE (company_id, document_type, document_id)
  CONSTRAINT receivables_document_number_check CHECK ((length(document_number) <= 60))
  CONSTRAINT receivables_document_type_check CHECK ((length(document_type) <= 40))
  CONSTRAINT receivables_exchange_rate_check CHECK ((exchange_rate > (0)::numeric))
  CONSTRAINT receivables_fit_check CHECK ((status =
CASE
    WHEN (status = 'void'::text) THEN 'void'::text
    WHEN (open_amount = (0)::numeric) THEN 'closed'::text
    WHEN (open_amount = amount) THEN 'open'::text
    ELSE 'partial'::text
END))
  CONSTRAINT receivables_open_check CHECK (((open_amount >= (0)::numeric) AND (open_amount =
CASE
    WHEN (status = 'void'::text) THEN (0)::numeric
    ELSE ((amount - paid_amount) - credited_amount)
END)))
  CONSTRAINT receivables_paid_amount_check CHECK ((paid_amount >= (0)::numeric))
  CONSTRAINT receivables_party_number_check CHECK ((length(party_number) <= 60))
  CONSTRAINT receivables_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT receivables_status_check CHECK ((status = ANY (ARRAY['open'::text, 'partial'::text, 'closed'::text, 'void'::text])))
  CREATE INDEX receivables_amount_idx ON public.receivables USING btree (company_id, amount, id)
  CREATE INDEX receivables_due_date_idx ON public.receivables USING btree (company_id, due_date, id)
  CREATE INDEX receivables_issue_date_idx ON public.receivables USING btree (company_id, issue_date, id)
  CREATE INDEX receivables_open_amount_idx ON public.receivables USING btree (company_id, open_amount, id)
  CREATE INDEX receivables_open_due_idx ON public.receivables USING btree (company_id, due_date, id) WHERE (open_amount > (0)::numeric)
  CREATE INDEX receivables_open_idx ON public.receivables USING btree (company_id, party_id, due_date, id) WHERE (open_amount > (0)::numeric)
  CREATE INDEX receivables_party_idx ON public.receivables USING btree (company_id, party_id, due_date, id)
  CREATE INDEX receivables_party_key_idx ON public.receivables USING btree (company_id, party_key, id)
  CREATE INDEX receivables_search_idx ON public.receivables USING gin (search_text gin_trgm_ops)
  CREATE INDEX receivables_status_idx ON public.receivables USING btree (company_id, status, due_date, id)
  CREATE INDEX receivables_updated_at_idx ON public.receivables USING btree (company_id, updated_at, id)
  CREATE UNIQUE INDEX receivables_opening_key ON public.receivables USING btree (company_id, party_id, document_number) WHERE ((document_type = 'opening'::text) AND (status <> 'void'::text))

TABLE reception_lines
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('reception_lines_id_seq'::regclass)
  reception_id bigint NOT NULL
  line integer NOT NULL
  order_line_id bigint NOT NULL
  product_id bigint NOT NULL
  tracks_stock boolean NOT NULL
  quantity numeric(19,4) NOT NULL
  unit_cost numeric(19,6) NOT NULL
  net_amount numeric(19,4) NOT NULL
  tax_amount numeric(19,4) NOT NULL
  CONSTRAINT reception_lines_line_key UNIQUE (company_id, reception_id, line)
  CONSTRAINT reception_lines_order_line_fkey FOREIGN KEY (company_id, order_line_id) REFERENCES purchase_order_lines(company_id, id)
  CONSTRAINT reception_lines_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT reception_lines_quantity_check CHECK ((quantity > (0)::numeric))
  CONSTRAINT reception_lines_reception_fkey FOREIGN KEY (company_id, reception_id) REFERENCES receptions(company_id, id)
  CONSTRAINT reception_lines_unit_cost_check CHECK ((unit_cost >= (0)::numeric))
  CREATE INDEX reception_lines_order_line_idx ON public.reception_lines USING btree (company_id, order_line_id)

TABLE receptions
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('receptions_id_seq'::regclass)
  number text NOT NULL
  status text NOT NULL DEFAULT 'posted'::text
  order_id bigint NOT NULL
  vendor_id bigint NOT NULL
  warehouse_id bigint NOT NULL
  date date NOT NULL
  vendor_invoice_number text
  vendor_invoice_key text COLLATE "C"
  notes text
  currency_code text NOT NULL
  exchange_rate numeric(24,10) NOT NULL
  total numeric(19,4) NOT NULL
  tax_total numeric(19,4) NOT NULL
  grand_total numeric(19,4) NOT NULL
  taxes jsonb NOT NULL
  reversed_at timestamp with time zone
  reverse_reason text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT receptions_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT receptions_number_check CHECK ((length(number) <= 60))
  CONSTRAINT receptions_number_key UNIQUE (company_id, number)
  CONSTRAINT receptions_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES purchase_orders(company_id, id)
  CONSTRAINT receptions_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT receptions_reverse_reason_check CHECK ((length(reverse_reason) <= 500))
  CONSTRAINT receptions_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text])))
  CONSTRAINT receptions_vendor_invoice_number_check CHECK ((length(vendor_invoice_number) <= 60))
  CREATE INDEX receptions_date_idx ON public.receptions USING btree (company_id, date, id)
  CREATE INDEX receptions_order_idx ON public.receptions USING btree (company_id, order_id, id)
  CREATE INDEX receptions_reversed_idx ON public.receptions USING btree (company_id, id) WHERE (status = 'reversed'::text)
  CREATE UNIQUE INDEX receptions_vendor_invoice_key ON public.receptions USING btree (company_id, vendor_id, vendor_invoice_key) WHERE (status = 'posted'::text)

TABLE record_tags
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('record_tags_id_seq'::regclass)
  kind text NOT NULL
  record_id bigint NOT NULL
  tag_key text COLLATE "C" NOT NULL
  tag text NOT NULL
  tagged_at timestamp with time zone NOT NULL
  CONSTRAINT record_tags_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT record_tags_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT record_tags_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT record_tags_tag_check CHECK (((length(tag) >= 1) AND (length(tag) <= 40)))
  CONSTRAINT record_tags_tag_key_check CHECK (((length(tag_key) >= 1) AND (length(tag_key) <= 200)))
  CONSTRAINT record_tags_unique UNIQUE (company_id, kind, record_id, tag_key)
  CREATE INDEX record_tags_kind_idx ON public.record_tags USING btree (company_id, kind, tag_key)
  CREATE INDEX record_tags_tag_idx ON public.record_tags USING btree (company_id, tag_key, id)

TABLE record_values
  company_id bigint NOT NULL
  kind text COLLATE "C" NOT NULL
  entry text COLLATE "C" NOT NULL
  record_id bigint NOT NULL
  CONSTRAINT record_values_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT record_values_entry_check CHECK ((length(entry) <= 543))
  CONSTRAINT record_values_pkey PRIMARY KEY (company_id, kind, entry, record_id)

TABLE record_watchers
  company_id bigint NOT NULL
  kind text NOT NULL
  record_id bigint NOT NULL
  user_id bigint NOT NULL
  since timestamp with time zone NOT NULL
  CONSTRAINT record_watchers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT record_watchers_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 64)))
  CONSTRAINT record_watchers_pkey PRIMARY KEY (company_id, kind, record_id, user_id)

TABLE recovery_codes
  company_id bigint NOT NULL
  user_id bigint NOT NULL
  hash bytea NOT NULL
  CONSTRAINT recovery_codes_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES second_factors(company_id, user_id) ON DELETE CASCADE
  CONSTRAINT recovery_codes_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (company_id, user_id, hash)

TABLE register_companies
  register text COLLATE "C" NOT NULL
  id text COLLATE "C" NOT NULL
  name text NOT NULL
  country text COLLATE "C" NOT NULL
  registration_number text
  number_key text COLLATE "C"
  lei text COLLATE "C"
  status text NOT NULL
  legal_form text
  incorporated_on date
  address text
  content_hash bytea NOT NULL
  keys text[] NOT NULL
  CONSTRAINT register_companies_address_check CHECK ((length(address) <= 500))
  CONSTRAINT register_companies_content_hash_check CHECK ((length(content_hash) = 32))
  CONSTRAINT register_companies_country_check CHECK ((length(country) = 2))
  CONSTRAINT register_companies_id_check CHECK (((length(id) >= 1) AND (length(id) <= 120)))
  CONSTRAINT register_companies_legal_form_check CHECK ((length(legal_form) <= 200))
  CONSTRAINT register_companies_lei_check CHECK ((length(lei) = 20))
  CONSTRAINT register_companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 500)))
  CONSTRAINT register_companies_pkey PRIMARY KEY (register, id)
  CONSTRAINT register_companies_register_fkey FOREIGN KEY (register) REFERENCES company_registers(name) ON DELETE CASCADE
  CONSTRAINT register_companies_registration_number_check CHECK ((length(registration_number) <= 100))
  CONSTRAINT register_companies_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'unknown'::text])))
  CREATE INDEX register_companies_country_idx ON public.register_companies USING btree (register, country)
  CREATE INDEX register_companies_keys_idx ON public.register_companies USING gin (keys)
  CREATE INDEX register_companies_lei_idx ON public.register_companies USING btree (lei) WHERE (lei IS NOT NULL)
  CREATE INDEX register_companies_number_key_idx ON public.register_companies USING btree (country, number_key) WHERE (number_key IS NOT NULL)

TABLE register_people
  register text COLLATE "C" NOT NULL
  id text COLLATE "C" NOT NULL
  country text COLLATE "C" NOT NULL
  id_type text COLLATE "C" NOT NULL
  number_key text COLLATE "C" NOT NULL
  full_name text NOT NULL
  birth_date date
  status text NOT NULL
  content_hash bytea NOT NULL
  CONSTRAINT register_people_content_hash_check CHECK ((length(content_hash) = 32))
  CONSTRAINT register_people_country_check CHECK ((length(country) = 2))
  CONSTRAINT register_people_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 300)))
  CONSTRAINT register_people_id_check CHECK (((length(id) >= 1) AND (length(id) <= 120)))
  CONSTRAINT register_people_id_type_check CHECK (((length(id_type) >= 1) AND (length(id_type) <= 40)))
  CONSTRAINT register_people_number_key_check CHECK (((length(number_key) >= 1) AND (length(number_key) <= 60)))
  CONSTRAINT register_people_pkey PRIMARY KEY (register, id)
  CONSTRAINT register_people_register_fkey FOREIGN KEY (register) REFERENCES people_registers(name) ON DELETE CASCADE
  CONSTRAINT register_people_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'deceased'::text, 'unknown'::text])))
  CREATE INDEX register_people_number_key_idx ON public.register_people USING btree (country, number_key)

TABLE roles
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('roles_id_seq'::regclass)
  code text NOT NULL
  name text NOT NULL
  permissions jsonb NOT NULL
  code_key text COLLATE "C" NOT NULL
  name_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT roles_code_check CHECK ((length(code) <= 40))
  CONSTRAINT roles_code_unique UNIQUE (company_id, code_key)
  CONSTRAINT roles_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT roles_name_check CHECK ((length(name) <= 100))
  CONSTRAINT roles_pkey PRIMARY KEY (company_id, id)
  CREATE INDEX roles_code_idx ON public.roles USING btree (company_id, code_key, id)
  CREATE INDEX roles_created_at_idx ON public.roles USING btree (company_id, created_at, id)
  CREATE INDEX roles_name_idx ON public.roles USING btree (company_id, name_key, id)
  CREATE INDEX roles_updated_at_idx ON public.roles USING btree (company_id, updated_at, id)

TABLE row_counts
  company_id bigint NOT NULL
  table_name text NOT NULL
  is_active boolean NOT NULL
  total bigint NOT NULL
  CONSTRAINT row_counts_pkey PRIMARY KEY (company_id, table_name, is_active)

TABLE scheduled_exports
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('scheduled_exports_id_seq'::regclass)
  owner_id bigint NOT NULL
  name text NOT NULL
  path text NOT NULL
  period text NOT NULL
  format text NOT NULL
  frequency text NOT NULL
  weekday integer
  day_of_month integer
  time_of_day text NOT NULL
  recipients jsonb NOT NULL
  is_active boolean NOT NULL
  next_run_at timestamp with time zone
  asked_at timestamp with time zone
  last_run_at timestamp with time zone
  last_status text
  last_rows bigint
  last_error text
  name_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT scheduled_exports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT scheduled_exports_day_of_month_check CHECK (((day_of_month >= 1) AND (day_of_month <= 31)))
  CONSTRAINT scheduled_exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
  CONSTRAINT scheduled_exports_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text])))
  CONSTRAINT scheduled_exports_last_error_check CHECK ((length(last_error) <= 1000))
  CONSTRAINT scheduled_exports_last_status_check CHECK ((last_status = ANY (ARRAY['mailed'::text, 'failed'::text])))
  CONSTRAINT scheduled_exports_name_check CHECK ((length(name) <= 100))
  CONSTRAINT scheduled_exports_owner_fkey FOREIGN KEY (company_id, owner_id) REFERENCES users(company_id, id)
  CONSTRAINT scheduled_exports_path_check CHECK ((length(path) <= 2000))
  CONSTRAINT scheduled_exports_period_check CHECK ((period = ANY (ARRAY['all'::text, 'previousDay'::text, 'previousWeek'::text, 'previousMonth'::text, 'monthToDate'::text])))
  CONSTRAINT scheduled_exports_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT scheduled_exports_time_of_day_check CHECK ((length(time_of_day) = 5))
  CONSTRAINT scheduled_exports_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
  CREATE INDEX scheduled_exports_created_at_idx ON public.scheduled_exports USING btree (company_id, created_at, id)
  CREATE INDEX scheduled_exports_name_idx ON public.scheduled_exports USING btree (company_id, name_key, id)
  CREATE INDEX scheduled_exports_next_run_at_idx ON public.scheduled_exports USING btree (company_id, next_run_at, id)
  CREATE INDEX scheduled_exports_owner_idx ON public.scheduled_exports USING btree (company_id, owner_id, id)
  CREATE INDEX scheduled_exports_updated_at_idx ON public.scheduled_exports USING btree (company_id, updated_at, id)

TABLE second_factors
  company_id bigint NOT NULL
  user_id bigint NOT NULL
  key_id text NOT NULL
  sealed bytea NOT NULL
  last_step bigint
  CONSTRAINT second_factors_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id)
  CONSTRAINT second_factors_key_id_check CHECK (((length(key_id) >= 1) AND (length(key_id) <= 64)))
  CONSTRAINT second_factors_pkey PRIMARY KEY (company_id, user_id)
  CONSTRAINT second_factors_sealed_check CHECK ((length(sealed) <= 256))

TABLE series
  company_id bigint NOT NULL
  code text NOT NULL
  prefix text NOT NULL DEFAULT ''::text
  next_number bigint NOT NULL DEFAULT 1
  pad integer NOT NULL DEFAULT 6
  start_number bigint NOT NULL DEFAULT 1
  last_date date
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  first_date date
  CONSTRAINT series_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT series_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT series_next_number_check CHECK ((next_number >= 1))
  CONSTRAINT series_pad_check CHECK (((pad >= 0) AND (pad <= 18)))
  CONSTRAINT series_pkey PRIMARY KEY (company_id, code)
  CONSTRAINT series_prefix_check CHECK ((length(prefix) <= 20))
  CONSTRAINT series_start_number_check CHECK ((start_number >= 1))

TABLE series_prefixes
  company_id bigint NOT NULL
  code text NOT NULL
  prefix text NOT NULL
  start_number bigint NOT NULL
  next_number bigint NOT NULL
  pad integer
  first_date date
  last_date date
  CONSTRAINT series_prefixes_check CHECK ((next_number > start_number))
  CONSTRAINT series_prefixes_company_id_code_fkey FOREIGN KEY (company_id, code) REFERENCES series(company_id, code)
  CONSTRAINT series_prefixes_pkey PRIMARY KEY (company_id, code, prefix)

TABLE sso_attempts
  company_id bigint NOT NULL
  hash bytea NOT NULL
  state text NOT NULL
  nonce text NOT NULL
  verifier text NOT NULL
  person jsonb
  expires_at timestamp with time zone NOT NULL
  CONSTRAINT sso_attempts_hash_check CHECK ((length(hash) = 32))
  CONSTRAINT sso_attempts_nonce_check CHECK ((length(nonce) <= 100))
  CONSTRAINT sso_attempts_pkey PRIMARY KEY (company_id, hash)
  CONSTRAINT sso_attempts_state_check CHECK ((length(state) <= 100))
  CONSTRAINT sso_attempts_verifier_check CHECK ((length(verifier) <= 128))

TABLE sso_connections
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('sso_connections_id_seq'::regclass)
  issuer text NOT NULL
  client_id text NOT NULL
  key_id text NOT NULL
  sealed bytea NOT NULL
  domains text[] NOT NULL
  default_role text
  role_claim text NOT NULL
  roles jsonb NOT NULL
  is_required boolean NOT NULL
  password_administrator_id bigint
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT sso_connections_administrator_fkey FOREIGN KEY (company_id, password_administrator_id) REFERENCES users(company_id, id)
  CONSTRAINT sso_connections_client_id_check CHECK ((length(client_id) <= 200))
  CONSTRAINT sso_connections_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT sso_connections_company_unique UNIQUE (company_id)
  CONSTRAINT sso_connections_default_role_check CHECK ((length(default_role) <= 40))
  CONSTRAINT sso_connections_issuer_check CHECK ((length(issuer) <= 500))
  CONSTRAINT sso_connections_key_id_check CHECK (((length(key_id) >= 1) AND (length(key_id) <= 64)))
  CONSTRAINT sso_connections_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT sso_connections_role_claim_check CHECK ((length(role_claim) <= 100))
  CONSTRAINT sso_connections_sealed_check CHECK ((length(sealed) <= 1024))

TABLE sso_domains
  domain text NOT NULL
  company_id bigint NOT NULL
  CONSTRAINT sso_domains_domain_check CHECK (((length(domain) >= 3) AND (length(domain) <= 253)))
  CONSTRAINT sso_domains_pkey PRIMARY KEY (domain)

TABLE sso_identities
  company_id bigint NOT NULL
  user_id bigint NOT NULL
  issuer text NOT NULL
  subject text NOT NULL
  CONSTRAINT sso_identities_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id)
  CONSTRAINT sso_identities_issuer_check CHECK ((length(issuer) <= 500))
  CONSTRAINT sso_identities_pkey PRIMARY KEY (company_id, user_id)
  CONSTRAINT sso_identities_subject_check CHECK ((length(subject) <= 255))
  CONSTRAINT sso_identities_subject_unique UNIQUE (company_id, issuer, subject)

TABLE stock
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('stock_id_seq'::regclass)
  product_id bigint NOT NULL
  warehouse_id bigint NOT NULL
  product_code_key text COLLATE "C" NOT NULL
  product_name_key text COLLATE "C" NOT NULL
  warehouse_name_key text COLLATE "C" NOT NULL
  quantity numeric(19,4) NOT NULL DEFAULT 0
  reserved numeric(19,4) NOT NULL DEFAULT 0
  value numeric(19,4) NOT NULL DEFAULT 0
  may_go_negative boolean NOT NULL DEFAULT false
  version integer NOT NULL DEFAULT 0
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  last_moved_on date
  was_short boolean NOT NULL DEFAULT false
  CONSTRAINT stock_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT stock_place_key UNIQUE (company_id, product_id, warehouse_id)
  CONSTRAINT stock_product_id_fkey FOREIGN KEY (company_id, product_id) REFERENCES products(company_id, id)
  CONSTRAINT stock_quantity_check CHECK (((quantity >= (0)::numeric) OR may_go_negative))
  CONSTRAINT stock_reserved_check CHECK ((reserved >= (0)::numeric))
  CONSTRAINT stock_value_check CHECK (((quantity <> (0)::numeric) OR (value = (0)::numeric)))
  CONSTRAINT stock_warehouse_id_fkey FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses(company_id, id)
  CREATE INDEX stock_product_code_idx ON public.stock USING btree (company_id, product_code_key, id)
  CREATE INDEX stock_product_name_idx ON public.stock USING btree (company_id, product_name_key, id)
  CREATE INDEX stock_warehouse_idx ON public.stock USING btree (company_id, warehouse_id, id)
  CREATE INDEX stock_warehouse_name_idx ON public.stock USING btree (company_id, warehouse_name_key, id)

TABLE stock_movements
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('stock_movements_id_seq'::regclass)
  date date NOT NULL
  product_id bigint NOT NULL
  warehouse_id bigint NOT NULL
  document_type text NOT NULL
  document_id bigint NOT NULL
  document_number text NOT NULL
  line integer NOT NULL
  quantity numeric(19,4) NOT NULL
  quantity_after numeric(19,4) NOT NULL
  unit_cost numeric(19,6) NOT NULL
  value numeric(19,4) NOT NULL
  created_at timestamp with time zone NOT NULL
  CONSTRAINT stock_movements_document_type_check CHECK (((length(document_type) >= 1) AND (length(document_type) <= 40)))
  CONSTRAINT stock_movements_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT stock_movements_product_id_fkey FOREIGN KEY (company_id, product_id) REFERENCES products(company_id, id)
  CONSTRAINT stock_movements_warehouse_id_fkey FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses(company_id, id)
  CREATE INDEX stock_movements_created_at_idx ON public.stock_movements USING btree (company_id, created_at, id)
  CREATE INDEX stock_movements_date_idx ON public.stock_movements USING btree (company_id, date, id)
  CREATE INDEX stock_movements_day_idx ON public.stock_movements USING btree (company_id, product_id, warehouse_id, date)
  CREATE INDEX stock_movements_document_idx ON public.stock_movements USING btree (company_id, document_type, document_id)
  CREATE INDEX stock_movements_product_idx ON public.stock_movements USING btree (company_id, product_id, id)
  CREATE INDEX stock_movements_warehouse_idx ON public.stock_movements USING btree (company_id, warehouse_id, id)
  CREATE TRIGGER stock_movements_no_change BEFORE DELETE OR UPDATE ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION stock_movements_refuse()
  CREATE TRIGGER stock_movements_no_truncate BEFORE TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION stock_movements_refuse()

TABLE tax_rates
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('tax_rates_id_seq'::regclass)
  code text NOT NULL
  name text NOT NULL
  rate numeric(9,6) NOT NULL
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  code_key text COLLATE "C" NOT NULL
  search_text text COLLATE "C" NOT NULL DEFAULT ''::text
  category text NOT NULL DEFAULT 'standard'::text
  is_compound boolean NOT NULL DEFAULT false
  valid_from date NOT NULL DEFAULT '0001-01-01'::date
  valid_to date
  exemption_reason text
  is_active boolean NOT NULL DEFAULT true
  CONSTRAINT tax_rates_category_check CHECK ((category = ANY (ARRAY['standard'::text, 'reduced'::text, 'zero'::text, 'exempt'::text, 'not_subject'::text, 'reverse_charge'::text, 'withholding'::text])))
  CONSTRAINT tax_rates_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT tax_rates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT tax_rates_exemption_reason_check CHECK (((length(exemption_reason) >= 1) AND (length(exemption_reason) <= 200)))
  CONSTRAINT tax_rates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT tax_rates_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT tax_rates_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (100)::numeric)))
  CONSTRAINT tax_rates_reason_check CHECK (((exemption_reason IS NOT NULL) OR (category <> ALL (ARRAY['exempt'::text, 'not_subject'::text, 'reverse_charge'::text]))))
  CONSTRAINT tax_rates_validity_check CHECK ((valid_to >= valid_from))
  CONSTRAINT tax_rates_validity_key UNIQUE (company_id, code_key, valid_from)
  CONSTRAINT tax_rates_zero_check CHECK (((rate = (0)::numeric) OR (category <> ALL (ARRAY['zero'::text, 'exempt'::text, 'not_subject'::text, 'reverse_charge'::text]))))

TABLE transfer_lines
  company_id bigint NOT NULL
  transfer_id bigint NOT NULL
  line integer NOT NULL
  product_id bigint NOT NULL
  quantity numeric(19,4) NOT NULL
  from_after numeric(19,4) NOT NULL
  to_after numeric(19,4) NOT NULL
  value numeric(19,4) NOT NULL
  CONSTRAINT transfer_lines_pkey PRIMARY KEY (company_id, transfer_id, line)
  CONSTRAINT transfer_lines_quantity_check CHECK ((quantity > (0)::numeric))
  CONSTRAINT transfer_lines_transfer_fkey FOREIGN KEY (company_id, transfer_id) REFERENCES transfers(company_id, id)

TABLE transfers
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('transfers_id_seq'::regclass)
  number text NOT NULL
  from_warehouse_id bigint NOT NULL
  to_warehouse_id bigint NOT NULL
  date date NOT NULL
  notes text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  status text NOT NULL DEFAULT 'posted'::text
  reversed_on date
  reverse_reason text
  CONSTRAINT transfers_check CHECK ((to_warehouse_id <> from_warehouse_id))
  CONSTRAINT transfers_from_fkey FOREIGN KEY (company_id, from_warehouse_id) REFERENCES warehouses(company_id, id)
  CONSTRAINT transfers_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT transfers_number_check CHECK ((length(number) <= 40))
  CONSTRAINT transfers_number_key UNIQUE (company_id, number)
  CONSTRAINT transfers_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT transfers_reverse_reason_check CHECK ((length(reverse_reason) <= 500))
  CONSTRAINT transfers_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'reversed'::text])))
  CONSTRAINT transfers_to_fkey FOREIGN KEY (company_id, to_warehouse_id) REFERENCES warehouses(company_id, id)
  CREATE INDEX transfers_date_idx ON public.transfers USING btree (company_id, date, id)
  CREATE INDEX transfers_reversed_idx ON public.transfers USING btree (company_id, id) WHERE (status = 'reversed'::text)

TABLE users
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('users_id_seq'::regclass)
  name text NOT NULL
  email text NOT NULL
  password_hash text NOT NULL
  role text NOT NULL
  is_active boolean NOT NULL DEFAULT true
  locale text
  failed_attempts integer NOT NULL DEFAULT 0
  locked_until timestamp with time zone
  last_login_at timestamp with time zone
  last_login_ip text
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL DEFAULT now()
  updated_at timestamp with time zone NOT NULL DEFAULT now()
  name_key text COLLATE "C" NOT NULL DEFAULT ''::text
  search_text text COLLATE "C" NOT NULL DEFAULT ''::text
  must_change_password boolean NOT NULL DEFAULT false
  second_factor_at timestamp with time zone
  granted text[] NOT NULL DEFAULT '{}'::text[]
  CONSTRAINT users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT users_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254)))
  CONSTRAINT users_failed_attempts_check CHECK ((failed_attempts >= 0))
  CONSTRAINT users_last_login_ip_check CHECK ((length(last_login_ip) <= 64))
  CONSTRAINT users_locale_check CHECK ((length(locale) <= 35))
  CONSTRAINT users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT users_password_hash_check CHECK ((length(password_hash) <= 100))
  CONSTRAINT users_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT users_role_check CHECK (((length(role) >= 1) AND (length(role) <= 64)))
  CREATE INDEX users_created_at_idx ON public.users USING btree (company_id, created_at, id)
  CREATE INDEX users_last_login_at_idx ON public.users USING btree (company_id, COALESCE(last_login_at, '0001-01-01 00:00:00+00'::timestamp with time zone), id)
  CREATE INDEX users_locked_until_idx ON public.users USING btree (company_id, locked_until) WHERE (locked_until IS NOT NULL)
  CREATE INDEX users_name_idx ON public.users USING btree (company_id, name_key, id)
  CREATE UNIQUE INDEX users_email_key ON public.users USING btree (company_id, lower(email))

TABLE vendors
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('vendors_id_seq'::regclass)
  code text NOT NULL
  code_key text COLLATE "C" NOT NULL
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  trade_name text
  search_text text COLLATE "C" NOT NULL
  tax_id_type text
  tax_id text
  tax_id_key text COLLATE "C"
  email text
  phone text
  line1 text
  line2 text
  city text
  region text
  postal_code text
  country text
  payment_terms text
  currency_code text NOT NULL
  is_blocked boolean NOT NULL DEFAULT false
  contacts jsonb NOT NULL DEFAULT '[]'::jsonb
  notes text
  bank_accounts jsonb NOT NULL DEFAULT '[]'::jsonb
  is_active boolean NOT NULL DEFAULT true
  open_amount numeric(19,4) NOT NULL DEFAULT 0
  unapplied_amount numeric(19,4) NOT NULL DEFAULT 0
  last_payment_at date
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  language text
  metadata jsonb
  custom_fields jsonb
  CONSTRAINT vendors_balance_check CHECK (((abs(open_amount) <= ('9999999999999'::bigint)::numeric) AND (abs(unapplied_amount) <= ('9999999999999'::bigint)::numeric))) NOT VALID
  CONSTRAINT vendors_city_check CHECK ((length(city) <= 100))
  CONSTRAINT vendors_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT vendors_code_key UNIQUE (company_id, code_key)
  CONSTRAINT vendors_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT vendors_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
  CONSTRAINT vendors_currency_code_check CHECK ((currency_code ~ '^[A-Z]{3}$'::text))
  CONSTRAINT vendors_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254)))
  CONSTRAINT vendors_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text])))
  CONSTRAINT vendors_line1_check CHECK ((length(line1) <= 200))
  CONSTRAINT vendors_line2_check CHECK ((length(line2) <= 200))
  CONSTRAINT vendors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT vendors_notes_check CHECK ((length(notes) <= 2000))
  CONSTRAINT vendors_payment_terms_check CHECK (((length(payment_terms) >= 1) AND (length(payment_terms) <= 40)))
  CONSTRAINT vendors_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40)))
  CONSTRAINT vendors_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT vendors_postal_code_check CHECK ((length(postal_code) <= 20))
  CONSTRAINT vendors_region_check CHECK ((length(region) <= 100))
  CONSTRAINT vendors_tax_id_check CHECK (((length(tax_id) >= 1) AND (length(tax_id) <= 40)))
  CONSTRAINT vendors_tax_id_key UNIQUE (company_id, tax_id_type, tax_id_key)
  CONSTRAINT vendors_tax_id_key_check CHECK (((length(tax_id_key) >= 1) AND (length(tax_id_key) <= 40)))
  CONSTRAINT vendors_tax_id_type_check CHECK (((length(tax_id_type) >= 1) AND (length(tax_id_type) <= 20)))
  CONSTRAINT vendors_trade_name_check CHECK (((length(trade_name) >= 1) AND (length(trade_name) <= 200)))
  CONSTRAINT vendors_whole_tax_id_check CHECK ((((tax_id IS NULL) = (tax_id_key IS NULL)) AND ((tax_id IS NULL) = (tax_id_type IS NULL))))
  CREATE INDEX vendors_created_at_idx ON public.vendors USING btree (company_id, created_at, id)
  CREATE INDEX vendors_name_idx ON public.vendors USING btree (company_id, name_key, id)
  CREATE INDEX vendors_search_idx ON public.vendors USING gin (search_text gin_trgm_ops)
  CREATE INDEX vendors_updated_at_idx ON public.vendors USING btree (company_id, updated_at, id)

TABLE warehouses
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('warehouses_id_seq'::regclass)
  code text NOT NULL
  code_key text COLLATE "C" NOT NULL
  name text NOT NULL
  name_key text COLLATE "C" NOT NULL
  is_active boolean NOT NULL DEFAULT true
  allows_negative boolean NOT NULL DEFAULT false
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  updated_at timestamp with time zone NOT NULL
  CONSTRAINT warehouses_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40)))
  CONSTRAINT warehouses_code_key UNIQUE (company_id, code_key)
  CONSTRAINT warehouses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT warehouses_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  CONSTRAINT warehouses_pkey PRIMARY KEY (company_id, id)

TABLE watch_feeds
  company_id bigint NOT NULL
  position bigint
  started_at timestamp with time zone NOT NULL
  CONSTRAINT watch_feeds_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
  CONSTRAINT watch_feeds_pkey PRIMARY KEY (company_id)
  CONSTRAINT watch_feeds_position_check CHECK (("position" >= 0))

TABLE watchlist_changes
  list text COLLATE "C" NOT NULL
  import_number integer NOT NULL
  position integer NOT NULL
  change text NOT NULL
  entry_id text COLLATE "C" NOT NULL
  caption text NOT NULL
  schema text NOT NULL
  topics jsonb NOT NULL
  programs jsonb NOT NULL
  CONSTRAINT watchlist_changes_change_check CHECK ((change = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text])))
  CONSTRAINT watchlist_changes_list_import_number_fkey FOREIGN KEY (list, import_number) REFERENCES watchlist_imports(list, number) ON DELETE CASCADE
  CONSTRAINT watchlist_changes_pkey PRIMARY KEY (list, import_number, "position")
  CONSTRAINT watchlist_changes_position_check CHECK (("position" >= 1))

TABLE watchlist_entries
  list text COLLATE "C" NOT NULL
  id text COLLATE "C" NOT NULL
  schema text NOT NULL
  caption text NOT NULL
  content_hash text NOT NULL
  facts jsonb NOT NULL
  loaded_at timestamp with time zone NOT NULL
  CONSTRAINT watchlist_entries_content_hash_check CHECK ((length(content_hash) = 64))
  CONSTRAINT watchlist_entries_id_check CHECK (((length(id) >= 1) AND (length(id) <= 200)))
  CONSTRAINT watchlist_entries_list_fkey FOREIGN KEY (list) REFERENCES watchlists(name) ON DELETE CASCADE
  CONSTRAINT watchlist_entries_pkey PRIMARY KEY (list, id)
  CONSTRAINT watchlist_entries_schema_check CHECK ((schema = ANY (ARRAY['person'::text, 'company'::text, 'vessel'::text, 'aircraft'::text, 'other'::text])))

TABLE watchlist_imports
  list text COLLATE "C" NOT NULL
  number integer NOT NULL
  version text NOT NULL
  published_on date
  loaded_at timestamp with time zone NOT NULL
  entry_count integer NOT NULL
  added integer NOT NULL
  changed integer NOT NULL
  removed integer NOT NULL
  is_detailed boolean NOT NULL
  CONSTRAINT watchlist_imports_added_check CHECK ((added >= 0))
  CONSTRAINT watchlist_imports_changed_check CHECK ((changed >= 0))
  CONSTRAINT watchlist_imports_entry_count_check CHECK ((entry_count >= 0))
  CONSTRAINT watchlist_imports_list_fkey FOREIGN KEY (list) REFERENCES watchlists(name) ON DELETE CASCADE
  CONSTRAINT watchlist_imports_number_check CHECK ((number >= 1))
  CONSTRAINT watchlist_imports_pkey PRIMARY KEY (list, number)
  CONSTRAINT watchlist_imports_removed_check CHECK ((removed >= 0))
  CONSTRAINT watchlist_imports_version_check CHECK ((length(version) <= 64))
  CREATE INDEX watchlist_imports_version_idx ON public.watchlist_imports USING btree (list, version, number)

TABLE watchlist_names
  list text COLLATE "C" NOT NULL
  entry_id text COLLATE "C" NOT NULL
  position integer NOT NULL
  text text NOT NULL
  kind text NOT NULL
  script text
  CONSTRAINT watchlist_names_kind_check CHECK ((kind = ANY (ARRAY['primary'::text, 'alias'::text, 'weak'::text])))
  CONSTRAINT watchlist_names_list_entry_id_fkey FOREIGN KEY (list, entry_id) REFERENCES watchlist_entries(list, id) ON DELETE CASCADE
  CONSTRAINT watchlist_names_pkey PRIMARY KEY (list, entry_id, "position")
  CONSTRAINT watchlist_names_position_check CHECK (("position" >= 0))
  CONSTRAINT watchlist_names_script_check CHECK ((length(script) = 4))
  CONSTRAINT watchlist_names_text_check CHECK ((length(text) <= 300))

TABLE watchlists
  name text COLLATE "C" NOT NULL
  format text NOT NULL
  version text NOT NULL
  content_hash text NOT NULL
  published_on date
  loaded_at timestamp with time zone NOT NULL
  entry_count integer NOT NULL
  name_count integer NOT NULL
  title text
  CONSTRAINT watchlists_content_hash_check CHECK ((length(content_hash) <= 64))
  CONSTRAINT watchlists_entry_count_check CHECK ((entry_count >= 0))
  CONSTRAINT watchlists_format_check CHECK ((format = ANY (ARRAY['ofac'::text, 'un'::text, 'ftm'::text])))
  CONSTRAINT watchlists_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'::text))
  CONSTRAINT watchlists_name_count_check CHECK ((name_count >= 0))
  CONSTRAINT watchlists_pkey PRIMARY KEY (name)
  CONSTRAINT watchlists_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  CONSTRAINT watchlists_version_check CHECK ((length(version) <= 64))

TABLE webhook_attempts
  company_id bigint NOT NULL
  delivery_id text NOT NULL
  attempt integer NOT NULL
  trigger text NOT NULL
  url text NOT NULL
  request_headers jsonb NOT NULL
  response_status integer
  response_body text
  duration_ms integer NOT NULL
  error text
  at timestamp with time zone NOT NULL
  CONSTRAINT webhook_attempts_delivery_id_fkey FOREIGN KEY (company_id, delivery_id) REFERENCES webhook_deliveries(company_id, id) ON DELETE CASCADE
  CONSTRAINT webhook_attempts_duration_ms_check CHECK ((duration_ms >= 0))
  CONSTRAINT webhook_attempts_error_check CHECK ((length(error) <= 500))
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (company_id, delivery_id, attempt)
  CONSTRAINT webhook_attempts_response_body_check CHECK ((octet_length(response_body) <= 4096))
  CONSTRAINT webhook_attempts_trigger_check CHECK ((trigger = ANY (ARRAY['scheduled'::text, 'retry'::text, 'test'::text, 'resend'::text])))

TABLE webhook_deliveries
  company_id bigint NOT NULL
  id text NOT NULL
  webhook_id text NOT NULL
  event_id text NOT NULL
  event_type text NOT NULL
  trigger text NOT NULL
  status text NOT NULL DEFAULT 'pending'::text
  attempt integer NOT NULL DEFAULT 0
  max_attempts integer NOT NULL
  next_attempt_at timestamp with time zone
  leased_by uuid
  leased_until timestamp with time zone
  delivered_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  CONSTRAINT webhook_deliveries_check CHECK (((attempt >= 0) AND (attempt <= max_attempts)))
  CONSTRAINT webhook_deliveries_check1 CHECK (((status = 'pending'::text) = (next_attempt_at IS NOT NULL)))
  CONSTRAINT webhook_deliveries_check2 CHECK (((leased_by IS NULL) = (leased_until IS NULL)))
  CONSTRAINT webhook_deliveries_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES webhook_events(company_id, id) ON DELETE CASCADE
  CONSTRAINT webhook_deliveries_id_check CHECK ((length(id) <= 64))
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'exhausted'::text])))
  CONSTRAINT webhook_deliveries_trigger_check CHECK ((trigger = ANY (ARRAY['scheduled'::text, 'test'::text, 'resend'::text])))
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (company_id, webhook_id) REFERENCES webhooks(company_id, id) ON DELETE CASCADE
  CREATE INDEX webhook_deliveries_created_at_idx ON public.webhook_deliveries USING btree (company_id, webhook_id, created_at, id)
  CREATE INDEX webhook_deliveries_event_id_idx ON public.webhook_deliveries USING btree (company_id, event_id)
  CREATE INDEX webhook_deliveries_leased_idx ON public.webhook_deliveries USING btree (company_id, webhook_id) WHERE (leased_by IS NOT NULL)
  CREATE INDEX webhook_deliveries_pending_idx ON public.webhook_deliveries USING btree (company_id, webhook_id, next_attempt_at) WHERE (status = 'pending'::text)

TABLE webhook_events
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  type text NOT NULL
  payload text NOT NULL
  created_at timestamp with time zone NOT NULL
  object_ids text[] NOT NULL DEFAULT '{}'::text[]
  trace_parent text
  CONSTRAINT webhook_events_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text, 'erp'::text]))) NOT VALID
  CONSTRAINT webhook_events_id_check CHECK ((length(id) <= 64))
  CONSTRAINT webhook_events_payload_check CHECK ((length(payload) <= 65536))
  CONSTRAINT webhook_events_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT webhook_events_trace_parent_check CHECK ((length(trace_parent) <= 55))
  CONSTRAINT webhook_events_type_check CHECK (((length(type) >= 1) AND (length(type) <= 64)))
  CREATE INDEX webhook_events_created_at_idx ON public.webhook_events USING btree (created_at)
  CREATE INDEX webhook_events_object_ids_idx ON public.webhook_events USING gin (object_ids)

TABLE webhook_feeds
  company_id bigint NOT NULL
  position bigint
  started_at timestamp with time zone NOT NULL
  CONSTRAINT webhook_feeds_pkey PRIMARY KEY (company_id)
  CONSTRAINT webhook_feeds_position_check CHECK (("position" >= 0))

TABLE webhook_secrets
  company_id bigint NOT NULL
  id bigint NOT NULL DEFAULT nextval('webhook_secrets_id_seq'::regclass)
  webhook_id text NOT NULL
  key_id text NOT NULL
  sealed bytea NOT NULL
  valid_until timestamp with time zone
  created_at timestamp with time zone NOT NULL
  CONSTRAINT webhook_secrets_key_id_check CHECK (((length(key_id) >= 1) AND (length(key_id) <= 64)))
  CONSTRAINT webhook_secrets_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT webhook_secrets_sealed_check CHECK ((length(sealed) <= 256))
  CONSTRAINT webhook_secrets_webhook_id_fkey FOREIGN KEY (company_id, webhook_id) REFERENCES webhooks(company_id, id) ON DELETE CASCADE
  CREATE INDEX webhook_secrets_webhook_id_idx ON public.webhook_secrets USING btree (company_id, webhook_id)
  CREATE UNIQUE INDEX webhook_secrets_current_key ON public.webhook_secrets USING btree (company_id, webhook_id) WHERE (valid_until IS NULL)

TABLE webhooks
  company_id bigint NOT NULL
  id text NOT NULL
  environment text NOT NULL
  url text NOT NULL
  events text[] NOT NULL
  description text
  status text NOT NULL DEFAULT 'enabled'::text
  disabled_reason text
  secret_last_four text NOT NULL
  last_delivery_at timestamp with time zone
  failure_count integer NOT NULL DEFAULT 0
  failing_since timestamp with time zone
  version integer NOT NULL DEFAULT 1
  created_at timestamp with time zone NOT NULL
  is_prompt boolean NOT NULL DEFAULT false
  payload text NOT NULL DEFAULT 'object'::text
  api_version text NOT NULL DEFAULT 'v1'::text
  CONSTRAINT webhooks_api_version_check CHECK (((length(api_version) >= 1) AND (length(api_version) <= 20)))
  CONSTRAINT webhooks_description_check CHECK ((length(description) <= 500))
  CONSTRAINT webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['gone'::text, 'failing'::text])))
  CONSTRAINT webhooks_environment_check CHECK ((environment = ANY (ARRAY['live'::text, 'test'::text, 'erp'::text]))) NOT VALID
  CONSTRAINT webhooks_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 100)))
  CONSTRAINT webhooks_failure_count_check CHECK ((failure_count >= 0))
  CONSTRAINT webhooks_id_check CHECK ((length(id) <= 64))
  CONSTRAINT webhooks_payload_check CHECK ((payload = ANY (ARRAY['object'::text, 'thin'::text])))
  CONSTRAINT webhooks_pkey PRIMARY KEY (company_id, id)
  CONSTRAINT webhooks_secret_last_four_check CHECK ((length(secret_last_four) = 4))
  CONSTRAINT webhooks_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
  CONSTRAINT webhooks_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2048)))
