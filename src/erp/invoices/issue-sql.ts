import { auditSql, eventSql } from '../../kernel/audit.js';
import { goodsSql, movedSql, movementsSql, shortagesSql } from '../inventory/index.js';
import { openItemSql } from '../settlement/index.js';

/**
 * An issued invoice is one statement: it locks the customer, the products and their stock, checks what may refuse the
 * document, takes the goods out, takes the number last and writes everything, or writes nothing and says why.
 *
 * Parameters: 1-8 as the audit gives them (1 the company, 2 the moment), 9 the document and 10 its lines as JSON with
 * decimals as texts, 11 the decimals of the company's currency, 12 and 13 whether the caller may go below zero and
 * into a locked period.
 */
const headerColumns = `issue_date, due_date, payment_terms, payment_terms_name, currency_code,
  exchange_rate, tax_rounding, prices_include_tax, notes, total, tax_total, grand_total, base_total, base_tax_total,
  base_grand_total, taxes, company`;

export const headerTypes = `id bigint, version int, created_at timestamptz, search_text text, is_cash boolean,
  party_id bigint, party_name text, party_key text, party jsonb, issue_date date, due_date date, payment_terms text,
  payment_terms_name text, currency_code text, exchange_rate numeric, tax_rounding text, prices_include_tax boolean, notes text,
  total numeric, tax_total numeric, grand_total numeric, base_total numeric, base_tax_total numeric,
  base_grand_total numeric, taxes jsonb, company jsonb, draft jsonb`;

const lineColumns = `line, product_id, product_code, description, unit, warehouse_id, quantity, unit_price,
  discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes`;

export const lineTypes = `line int, product_id bigint, product_code text, description text, unit text, warehouse_id bigint,
  quantity numeric, unit_price numeric, discount_percent numeric, net_amount numeric, tax_amount numeric,
  tax_category text, tax_rate numeric, taxes jsonb`;

const given = `doc AS MATERIALIZED (
  SELECT d.* FROM jsonb_to_record($9::jsonb) AS d (${headerTypes})
), line AS MATERIALIZED (
  SELECT l.* FROM jsonb_to_recordset($10::jsonb) AS l (${lineTypes})
)`;

const columnsOf = (alias: string, columns: string) =>
  columns
    .split(',')
    .map((column) => `${alias}.${column.trim()}`)
    .join(', ');

const newId = `coalesce(x.id, nextval(pg_get_serial_sequence('invoices', 'id')))`;

/** SQL of where the parts of issued documents come from: one document or many. */
interface IssuedSql {
  /** Rows `x` of the documents, each with its number `s.number`. */
  readonly numbered: string;
  readonly id: string;
  /** Of a row `x`. */
  readonly at: string;
  /** What was written `d`, with its row `x`. */
  readonly written: string;
  /** The same `d` with its lines `l`, and the movement `b` of each line that moves goods. */
  readonly lines: string;
}

/** What issuing writes beside stock: `document`, `lines`, the receivable, and the rows that tell of it. */
export const issuedSql = ({ numbered, id, at, written, lines }: IssuedSql) => `document AS (
  INSERT INTO invoices AS d (company_id, id, number, status, search_text, customer_id, customer_name, customer_key,
    customer, ${headerColumns}, open_amount,
    version, created_at, updated_at)
  SELECT $1, ${id}, s.number, CASE WHEN x.grand_total = 0 THEN 'paid' ELSE 'issued' END,
    lower(s.number) || ' ' || x.search_text, x.party_id, x.party_name, x.party_key, x.party,
    ${columnsOf('x', headerColumns)}, x.grand_total, coalesce(x.version, 1), coalesce(x.created_at, ${at}), ${at}
  FROM ${numbered}
  RETURNING d.id, d.number, d.issue_date AS date, d.status, d.search_text
), lines AS (
  INSERT INTO invoice_lines (company_id, invoice_id, cost, ${lineColumns})
  SELECT $1, d.id, -b.value, ${columnsOf('l', lineColumns)}
  FROM ${lines} ORDER BY d.id, l.line
), ${openItemSql('receivable', {
  from: written,
  at,
  partyId: 'x.party_id',
  partyName: 'x.party_name',
  partyKey: 'x.party_key',
  searchText: 'd.search_text',
  documentType: 'invoice',
  documentId: 'd.id',
  documentNumber: 'd.number',
  partyNumber: 'NULL',
  issueDate: 'x.issue_date',
  dueDate: 'x.due_date',
  currencyCode: 'x.currency_code',
  exchangeRate: 'x.exchange_rate',
  amount: 'x.grand_total',
  baseAmount: 'x.base_grand_total',
})}, audited AS (
  ${auditSql(1, {
    type: 'invoice',
    id: 'd.id',
    at,
    after: `jsonb_build_object('number', d.number, 'issueDate', d.date, 'customerId', x.party_id,
      'currencyCode', x.currency_code, 'total', x.total, 'taxTotal', x.tax_total, 'grandTotal', x.grand_total)
      || CASE WHEN d.date <= c.locked_through THEN jsonb_build_object('lockedThrough', c.locked_through)
         ELSE '{}' END`,
    from: `${written} CROSS JOIN company c`,
  })}
), noted AS (
  ${eventSql(1, { event: 'invoice.issued', type: 'invoice', id: 'd.id', at, from: written })}
)`;

const documentRefusals = `SELECT -2 AS line, CASE
      WHEN p.id IS NULL THEN 'customer_unknown'
      WHEN NOT p.is_active THEN 'customer_inactive'
      WHEN p.is_blocked THEN 'customer_blocked'
      WHEN NOT d.is_cash AND p.owed + d.base_grand_total > p.credit_limit THEN 'credit_limit' END AS code,
      coalesce(p.name, d.party_id::text) AS subject, p.owed AS available, d.base_grand_total AS asked,
      p.credit_limit::text AS bound
    FROM doc d LEFT JOIN party p ON true
    UNION ALL
    SELECT -1, 'period_locked', c.locked_through::text, 0, 0, NULL
    FROM company c CROSS JOIN doc d WHERE d.issue_date <= c.locked_through AND NOT $13::boolean
    UNION ALL
    SELECT 0, 'date_before_last', n.last_date::text, 0, 0, NULL
    FROM series n CROSS JOIN doc d WHERE n.company_id = $1 AND n.code = 'invoice' AND n.last_date > d.issue_date
    UNION ALL
    SELECT g.line, 'product_inactive', i.code, 0, 0, NULL
    FROM goods g JOIN item i ON i.id = g.product_id WHERE NOT i.is_active
    UNION ALL
    SELECT r.line, r.code, r.subject, r.available, r.asked, NULL FROM stock_refusal r`;

export const issueSql = `WITH ${given}, company AS MATERIALIZED (
  SELECT c.locked_through FROM companies c WHERE c.id = $1::bigint FOR SHARE
), party AS MATERIALIZED (
  SELECT c.id, c.name, c.is_active, c.is_blocked, c.credit_limit, c.open_amount - c.unapplied_amount AS owed
  FROM customers c WHERE c.company_id = $1 AND c.id = (SELECT d.party_id FROM doc d) FOR NO KEY UPDATE
), ${goodsSql({
  // The customer before the products: whoever locks both does it in this order.
  goods: `SELECT l.line, l.product_id, l.warehouse_id, -l.quantity AS delta, NULL::numeric AS value,
    NULL::numeric AS unit_cost
  FROM line l WHERE l.warehouse_id IS NOT NULL AND (SELECT count(*) FROM party) >= 0`,
  decimals: '$11::int',
  mayGoNegative: '$12::boolean',
})}, refusal AS MATERIALIZED (
  SELECT r.* FROM (
    ${documentRefusals}
  ) r WHERE r.code IS NOT NULL ORDER BY r.line LIMIT 1
), go AS MATERIALIZED (
  SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM refusal) AND NOT EXISTS (SELECT 1 FROM missing)
), ${movedSql}, counter AS (
  -- All writers of the series wait here. A date before the last document's breaks the check of the counter.
  INSERT INTO series AS n (company_id, code, prefix, next_number, last_date)
  SELECT $1, 'invoice', 'F-', 2, d.issue_date FROM go CROSS JOIN doc d
  WHERE (SELECT count(*) FROM stock_moved) + (SELECT count(*) FROM products_moved) >= 0
  ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
    next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + 1 END
  RETURNING n.prefix, (n.next_number - 1)::text AS digits, n.pad
), ${issuedSql({
  numbered: `counter c CROSS JOIN doc x CROSS JOIN LATERAL (
    SELECT c.prefix || lpad(c.digits, greatest(c.pad, length(c.digits)), '0') AS number
  ) s`,
  id: newId,
  at: '$2::timestamptz',
  written: 'document d CROSS JOIN doc x',
  lines: 'document d CROSS JOIN line l LEFT JOIN booking b ON b.line = l.line',
})}, booked AS (
  ${movementsSql('invoice')}
)
SELECT r.line, r.code, r.subject, trim_scale(r.available)::text AS available, trim_scale(r.asked)::text AS asked,
  trim_scale(r.bound::numeric)::text AS bound, ${shortagesSql('stock_refusal')}, d.id, d.number, d.status,
  ARRAY(SELECT m.product_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_products,
  ARRAY(SELECT m.warehouse_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_warehouses
FROM (SELECT 1) AS always LEFT JOIN refusal r ON true LEFT JOIN document d ON true`;

/** A draft: 1 the company, 2 the moment, 9 and 10 as above. */
export const draftSql = `WITH ${given.replaceAll('$9', '$3').replaceAll('$10', '$4')}, document AS (
  INSERT INTO invoices AS d (company_id, id, number, status, search_text, customer_id, customer_name, customer_key,
    customer, ${headerColumns}, open_amount, draft,
    version, created_at, updated_at)
  SELECT $1::bigint, ${newId}, NULL, 'draft', x.search_text, x.party_id, x.party_name, x.party_key, x.party,
    ${columnsOf('x', headerColumns)}, 0, x.draft, coalesce(x.version, 1),
    coalesce(x.created_at, $2::timestamptz), $2::timestamptz
  FROM doc x RETURNING d.id, d.version, d.created_at
), lines AS (
  INSERT INTO invoice_lines (company_id, invoice_id, ${lineColumns})
  SELECT $1::bigint, d.id, ${columnsOf('l', lineColumns)} FROM document d CROSS JOIN line l ORDER BY l.line
)
SELECT d.id, d.version FROM document d`;
