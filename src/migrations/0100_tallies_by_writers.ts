import type { Knex } from 'knex';

export const name = '0100_tallies_by_writers';

/** Servers of the previous release would write without counting. */
export const isBreaking = true;

/** The triggers that kept counts and sums, by table. */
const triggers: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['audit_log_count_added'],
  credit_notes: ['credit_notes_count_added', 'credit_notes_sum'],
  customers: ['customers_count_added', 'customers_count_moved'],
  exchange_rates: ['exchange_rates_count_added'],
  invoices: ['invoices_count', 'invoices_tally'],
  kyc_faces: ['kyc_faces_added', 'kyc_faces_moved_from', 'kyc_faces_moved_to', 'kyc_faces_removed'],
  leads: ['leads_count_added'],
  opportunities: ['opportunities_count_added'],
  payable_payments: ['payable_payments_count_added', 'payable_payments_sum'],
  payables: [
    'payables_count_added',
    'payables_sum_added',
    'payables_sum_changed',
    'payables_tally_added',
    'payables_tally_changed',
  ],
  products: ['products_count_added', 'products_count_moved'],
  purchase_orders: ['purchase_orders_count_added'],
  receivable_payments: ['receivable_payments_count_added', 'receivable_payments_sum'],
  receivables: [
    'receivables_count_added',
    'receivables_sum_added',
    'receivables_sum_changed',
    'receivables_tally_added',
    'receivables_tally_changed',
    'receivables_tell_invoice',
  ],
  vendors: ['vendors_count_added', 'vendors_count_moved'],
};

const functions = [
  'product_counts_add',
  'product_counts_move',
  'exchange_rate_counts_add',
  'row_counts_add',
  'row_counts_move',
  'row_counts_keep',
  'receivable_payments_sum',
  'payable_payments_sum',
  'receivables_tell_invoice',
  'credit_notes_sum',
  'invoice_counts_keep',
  'audit_counts_keep',
  'receivable_tally_add',
  'receivable_tally_move',
  'payable_tally_add',
  'payable_tally_move',
  'invoice_tally_keep',
  'receivables_added',
  'receivables_changed',
  'payables_added',
  'payables_changed',
  'kyc_faces_note',
] as const;

/**
 * The writes keep counts and sums themselves, so that a document takes fewer statements. Locks each table for a moment. The
 * numbers of products and of exchange rates move to those of the other tables. Servers of the previous release must be
 * stopped: what they write is not counted any more.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const [table, names] of Object.entries(triggers)) {
    for (const trigger of names) await trx.raw(`DROP TRIGGER ${trigger} ON ${table}`);
  }
  for (const one of functions) await trx.raw(`DROP FUNCTION ${one}()`);
  await trx.raw(`INSERT INTO row_counts (company_id, table_name, is_active, total)
    SELECT c.company_id, 'products', c.is_active, c.total FROM product_counts c
    UNION ALL SELECT c.company_id, 'exchange_rates', true, c.total FROM exchange_rate_counts c`);
  await trx.raw('DROP TABLE product_counts, exchange_rate_counts');
}

const countTables = `
CREATE TABLE product_counts (
  company_id bigint NOT NULL,
  is_active  boolean NOT NULL,
  total      bigint NOT NULL,
  PRIMARY KEY (company_id, is_active)
);
CREATE TABLE exchange_rate_counts (
  company_id bigint PRIMARY KEY,
  total      bigint NOT NULL
);
INSERT INTO product_counts (company_id, is_active, total)
  SELECT c.company_id, c.is_active, c.total FROM row_counts c WHERE c.table_name = 'products';
INSERT INTO exchange_rate_counts (company_id, total)
  SELECT c.company_id, c.total FROM row_counts c WHERE c.table_name = 'exchange_rates';
DELETE FROM row_counts c WHERE c.table_name IN ('products', 'exchange_rates');
`;

const earlierFunctions = `
CREATE FUNCTION product_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts AS c (company_id, is_active, total)
  SELECT n.company_id, n.is_active, count(*) FROM new_rows n GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (company_id, is_active) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION product_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts AS c (company_id, is_active, total)
  VALUES (NEW.company_id, OLD.is_active, -1), (NEW.company_id, NEW.is_active, 1)
  ON CONFLICT (company_id, is_active) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION exchange_rate_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exchange_rate_counts AS c (company_id, total)
  SELECT n.company_id, count(*) FROM new_rows n GROUP BY 1 ORDER BY 1
  ON CONFLICT (company_id) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION row_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts AS c (company_id, table_name, is_active, total)
  SELECT n.company_id, TG_TABLE_NAME, n.is_active, count(*) FROM new_rows n GROUP BY 1, 3 ORDER BY 1, 3
  ON CONFLICT (company_id, table_name, is_active) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION row_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts AS c (company_id, table_name, is_active, total)
  SELECT NEW.company_id, TG_TABLE_NAME, v.is_active, v.total
  FROM (VALUES (OLD.is_active, -1), (NEW.is_active, 1)) AS v (is_active, total) ORDER BY v.is_active
  ON CONFLICT (company_id, table_name, is_active) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION row_counts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts AS c (company_id, table_name, is_active, total)
  SELECT n.company_id, TG_TABLE_NAME, true, count(*) FROM new_rows n GROUP BY 1 ORDER BY 1
  ON CONFLICT (company_id, table_name, is_active) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivable_payments_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE customers p SET unapplied_amount = p.unapplied_amount + NEW.base_unallocated_amount,
      last_payment_at = greatest(p.last_payment_at, NEW.date)
    WHERE p.company_id = NEW.company_id AND p.id = NEW.party_id;
  ELSE
    UPDATE customers p
    SET unapplied_amount = p.unapplied_amount + NEW.base_unallocated_amount - OLD.base_unallocated_amount
    WHERE p.company_id = NEW.company_id AND p.id = NEW.party_id
      AND NEW.base_unallocated_amount <> OLD.base_unallocated_amount;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION payable_payments_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE vendors p SET unapplied_amount = p.unapplied_amount + NEW.base_unallocated_amount,
      last_payment_at = greatest(p.last_payment_at, NEW.date)
    WHERE p.company_id = NEW.company_id AND p.id = NEW.party_id;
  ELSE
    UPDATE vendors p
    SET unapplied_amount = p.unapplied_amount + NEW.base_unallocated_amount - OLD.base_unallocated_amount
    WHERE p.company_id = NEW.company_id AND p.id = NEW.party_id
      AND NEW.base_unallocated_amount <> OLD.base_unallocated_amount;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivables_tell_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices i SET paid_amount = NEW.paid_amount, credited_amount = NEW.credited_amount,
    open_amount = NEW.open_amount, version = i.version + 1, updated_at = NEW.updated_at,
    status = CASE WHEN NEW.status = 'void' THEN 'void' WHEN NEW.open_amount = 0 THEN 'paid'
      WHEN NEW.open_amount < NEW.amount THEN 'partially_paid' ELSE 'issued' END
  WHERE i.company_id = NEW.company_id AND i.id = NEW.document_id;
  INSERT INTO outbox (company_id, type, object_type, object_id, at)
  VALUES (NEW.company_id, 'invoice.updated', 'invoice', NEW.document_id::text, NEW.updated_at);
  RETURN NULL;
END
$$;
CREATE FUNCTION credit_notes_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference numeric := NEW.base_unapplied_amount;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    difference := difference - OLD.base_unapplied_amount;
  END IF;
  UPDATE customers c SET unapplied_amount = c.unapplied_amount + difference
  WHERE c.company_id = NEW.company_id AND c.id = NEW.customer_id AND difference <> 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION invoice_counts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = OLD.status THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO invoice_counts AS c (company_id, status, total)
  SELECT r.company_id, r.status, sum(r.n) FROM (
    SELECT NEW.company_id, NEW.status, 1 WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT OLD.company_id, OLD.status, -1 WHERE TG_OP <> 'INSERT'
  ) AS r (company_id, status, n) GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (company_id, status) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION audit_counts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  FOR added IN SELECT n.company_id, count(*) AS total FROM new_rows n GROUP BY 1 LOOP
    UPDATE audit_counts c SET total = c.total + added.total
    WHERE c.company_id = added.company_id AND c.id = (
      SELECT f.id FROM audit_counts f WHERE f.company_id = added.company_id LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO audit_counts (company_id, total) VALUES (added.company_id, added.total);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivable_tally_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receivable_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
  SELECT r.company_id, r.status, r.currency_code, r.due_date, r.document_type = 'opening', sum(r.n)
  FROM (SELECT n.*, 1 AS n FROM new_rows n) r GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
    total = t.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivable_tally_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receivable_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
  SELECT r.company_id, r.status, r.currency_code, r.due_date, r.document_type = 'opening', sum(r.n)
  FROM (SELECT n.*, 1 AS n FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status
    UNION ALL SELECT o.*, -1 FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status) r GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
    total = t.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION payable_tally_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payable_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
  SELECT r.company_id, r.status, r.currency_code, r.due_date, r.document_type = 'opening', sum(r.n)
  FROM (SELECT n.*, 1 AS n FROM new_rows n) r GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
    total = t.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION payable_tally_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payable_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
  SELECT r.company_id, r.status, r.currency_code, r.due_date, r.document_type = 'opening', sum(r.n)
  FROM (SELECT n.*, 1 AS n FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status
    UNION ALL SELECT o.*, -1 FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status) r GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
    total = t.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE FUNCTION invoice_tally_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = OLD.status THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO invoice_tally AS t (company_id, status, currency_code, issue_date, total, base_amount)
  SELECT r.company_id, r.status, r.currency_code, r.issue_date, sum(r.n), sum(r.base_amount) FROM (
    SELECT NEW.company_id, NEW.status, NEW.currency_code, NEW.issue_date, 1, CASE WHEN NEW.status = 'draft' THEN 0 ELSE NEW.base_grand_total END
    WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT OLD.company_id, OLD.status, OLD.currency_code, OLD.issue_date, -1, CASE WHEN OLD.status = 'draft' THEN 0 ELSE -OLD.base_grand_total END
    WHERE TG_OP <> 'INSERT'
  ) AS r (company_id, status, currency_code, issue_date, n, base_amount) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, status, currency_code, issue_date) DO UPDATE SET
    total = t.total + excluded.total, base_amount = t.base_amount + excluded.base_amount;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivables_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(n.base_open_amount) AS amount FROM new_rows n GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION receivables_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(n.base_open_amount - o.base_open_amount) AS amount FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION payables_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendors p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(n.base_open_amount) AS amount FROM new_rows n GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION payables_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendors p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(n.base_open_amount - o.base_open_amount) AS amount FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION kyc_faces_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gallery record;
  latest bigint;
BEGIN
  FOR gallery IN
    SELECT f.company_id, f.environment, f.collection, f.model, count(*) AS changes FROM changed_faces f
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  LOOP
    INSERT INTO kyc_face_galleries AS g (company_id, environment, collection, model, version)
    VALUES (gallery.company_id, gallery.environment, gallery.collection, gallery.model, gallery.changes)
    ON CONFLICT (company_id, environment, collection, model) DO UPDATE SET version = g.version + excluded.version
    RETURNING g.version INTO latest;
    INSERT INTO kyc_face_changes (company_id, environment, collection, model, version, face_id)
    SELECT f.company_id, f.environment, f.collection, f.model, latest + 1 - row_number() OVER (), f.id
    FROM changed_faces f
    WHERE f.company_id = gallery.company_id AND f.environment = gallery.environment
      AND f.collection = gallery.collection AND f.model = gallery.model;
    DELETE FROM kyc_face_changes c
    WHERE c.company_id = gallery.company_id AND c.environment = gallery.environment
      AND c.collection = gallery.collection AND c.model = gallery.model AND c.version <= latest - 5000;
  END LOOP;
  RETURN NULL;
END
$$;
`;

const earlierTriggers = `
CREATE TRIGGER audit_log_count_added AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_counts_keep();
CREATE TRIGGER credit_notes_count_added AFTER INSERT ON credit_notes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER credit_notes_sum AFTER INSERT OR UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION credit_notes_sum();
CREATE TRIGGER customers_count_added AFTER INSERT ON customers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_add();
CREATE TRIGGER customers_count_moved AFTER UPDATE OF is_active ON customers
  FOR EACH ROW WHEN ((old.is_active IS DISTINCT FROM new.is_active)) EXECUTE FUNCTION row_counts_move();
CREATE TRIGGER exchange_rates_count_added AFTER INSERT ON exchange_rates
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION exchange_rate_counts_add();
CREATE TRIGGER invoices_count AFTER INSERT OR DELETE OR UPDATE OF status ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoice_counts_keep();
CREATE TRIGGER invoices_tally AFTER INSERT OR DELETE OR UPDATE OF status ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoice_tally_keep();
CREATE TRIGGER kyc_faces_added AFTER INSERT ON kyc_faces
  REFERENCING NEW TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_moved_from AFTER UPDATE ON kyc_faces
  REFERENCING OLD TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_moved_to AFTER UPDATE ON kyc_faces
  REFERENCING NEW TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_removed AFTER DELETE ON kyc_faces
  REFERENCING OLD TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER leads_count_added AFTER INSERT ON leads
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER opportunities_count_added AFTER INSERT ON opportunities
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER payable_payments_count_added AFTER INSERT ON payable_payments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER payable_payments_sum AFTER INSERT OR UPDATE ON payable_payments
  FOR EACH ROW EXECUTE FUNCTION payable_payments_sum();
CREATE TRIGGER payables_count_added AFTER INSERT ON payables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER payables_sum_added AFTER INSERT ON payables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payables_added();
CREATE TRIGGER payables_sum_changed AFTER UPDATE ON payables
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payables_changed();
CREATE TRIGGER payables_tally_added AFTER INSERT ON payables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payable_tally_add();
CREATE TRIGGER payables_tally_changed AFTER UPDATE ON payables
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payable_tally_move();
CREATE TRIGGER products_count_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION product_counts_add();
CREATE TRIGGER products_count_moved AFTER UPDATE OF is_active ON products
  FOR EACH ROW WHEN ((old.is_active IS DISTINCT FROM new.is_active)) EXECUTE FUNCTION product_counts_move();
CREATE TRIGGER purchase_orders_count_added AFTER INSERT ON purchase_orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER receivable_payments_count_added AFTER INSERT ON receivable_payments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER receivable_payments_sum AFTER INSERT OR UPDATE ON receivable_payments
  FOR EACH ROW EXECUTE FUNCTION receivable_payments_sum();
CREATE TRIGGER receivables_count_added AFTER INSERT ON receivables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_keep();
CREATE TRIGGER receivables_sum_added AFTER INSERT ON receivables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION receivables_added();
CREATE TRIGGER receivables_sum_changed AFTER UPDATE ON receivables
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION receivables_changed();
CREATE TRIGGER receivables_tally_added AFTER INSERT ON receivables
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION receivable_tally_add();
CREATE TRIGGER receivables_tally_changed AFTER UPDATE ON receivables
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION receivable_tally_move();
CREATE TRIGGER receivables_tell_invoice AFTER UPDATE ON receivables
  FOR EACH ROW WHEN (((new.document_type = 'invoice'::text) AND (((new.paid_amount IS DISTINCT FROM old.paid_amount) OR (new.credited_amount IS DISTINCT FROM old.credited_amount)) OR (new.status IS DISTINCT FROM old.status)))) EXECUTE FUNCTION receivables_tell_invoice();
CREATE TRIGGER vendors_count_added AFTER INSERT ON vendors
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION row_counts_add();
CREATE TRIGGER vendors_count_moved AFTER UPDATE OF is_active ON vendors
  FOR EACH ROW WHEN ((old.is_active IS DISTINCT FROM new.is_active)) EXECUTE FUNCTION row_counts_move();
`;

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const sql of [countTables, earlierFunctions, earlierTriggers]) await trx.raw(sql);
}
