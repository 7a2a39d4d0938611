import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import type { Check } from './comparison-queries.js';

/** A kind of document with lines and taxes. SQL names the document `d`, a line `l` and the company `c`. */
interface DocumentKind {
  readonly noun: string;
  readonly table: string;
  /** SELECT of the columns of `line`, for the lines of a company. */
  readonly lines: string;
  /** Pairs of name, expected and found for a line `l` of a document `d`. */
  readonly lineFigures: string;
  readonly roundsByLine: string;
  readonly includesTax: string;
  /** True if taxes and amounts in the company's currency are computed; false if they are shares of another document. */
  readonly isComputed: boolean;
  readonly hasCompanyTotals: boolean;
}

/** The net of a line without included taxes; with them, what the gross leaves beside the tax. */
const netAmount = `round(l.quantity * l.unit_price * (100 - l.discount_percent) / 100, d.decimals)
  - CASE WHEN d.includes_tax THEN l.tax_amount ELSE 0 END`;

const sumOfTwo = (sum: string, at: number): string => {
  const rate = `coalesce((l.taxes->${at}->>'rate')::numeric, 0)`;
  return `${sum} + ${rate} + CASE WHEN (l.taxes->${at}->>'isCompound')::boolean THEN ${sum} * ${rate} / 100 ELSE 0 END`;
};

/** The combined rate of up to three taxes; a compound one is also taken of those before it. */
const jointRate = `(SELECT round(${sumOfTwo('two.rate', 2)}, 6) FROM (
    SELECT ${sumOfTwo('one.rate', 1)} AS rate FROM (SELECT coalesce((l.taxes->0->>'rate')::numeric, 0) AS rate) one
  ) two)`;

const priced = `('net amount', ${netAmount}, l.net_amount), ('tax rate', ${jointRate}, l.tax_rate)`;

/** The columns of a line; `share` and `source_net` are those of the credited line. */
const ownLines = (table: string, document: string): string =>
  `SELECT l.${document} AS id, l.line, l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category,
    l.tax_rate, l.taxes FROM ${table} l WHERE l.company_id = :companyId`;

const invoices: DocumentKind = {
  noun: 'invoice',
  table: 'invoices',
  lines: ownLines('invoice_lines', 'invoice_id'),
  lineFigures: priced,
  roundsByLine: `d.tax_rounding = 'line'`,
  includesTax: 'd.prices_include_tax',
  isComputed: true,
  hasCompanyTotals: true,
};

const orders: DocumentKind = {
  ...invoices,
  noun: 'purchase order',
  table: 'purchase_orders',
  lines: ownLines('purchase_order_lines', 'order_id'),
  includesTax: 'false',
  hasCompanyTotals: false,
};

/** Lines store the cost of a unit, rounded, and have the taxes of their order lines. */
const receptions: DocumentKind = {
  ...orders,
  noun: 'reception',
  table: 'receptions',
  lines: `SELECT l.reception_id AS id, l.line, l.quantity, l.unit_cost, l.net_amount, l.tax_amount, o.tax_category, o.tax_rate, o.taxes
    FROM reception_lines l JOIN purchase_order_lines o ON o.company_id = l.company_id AND o.id = l.order_line_id
    WHERE l.company_id = :companyId`,
  lineFigures: `('unit cost', round(l.net_amount / l.quantity, 6), l.unit_cost)`,
  roundsByLine: `(SELECT o.tax_rounding = 'line' FROM purchase_orders o WHERE o.company_id = :companyId AND o.id = d.order_id)`,
};

/**
 * The share of an invoice line is rounded against what was credited before, and a void credit note leaves that rounding
 * to the others, so each credit note of the line allows two units.
 */
const share = (amount: string): string => `CASE
    WHEN abs(l.${amount}_amount - l.invoice_${amount} * l.quantity / l.invoice_quantity) <= 2 * l.notes * d.unit
    THEN l.${amount}_amount ELSE round(l.invoice_${amount} * l.quantity / l.invoice_quantity, d.decimals) END`;

const creditNotes: DocumentKind = {
  noun: 'credit note',
  table: 'credit_notes',
  lines: `SELECT l.credit_note_id AS id, l.line, l.quantity, l.net_amount, l.tax_amount, i.tax_category, i.tax_rate, i.taxes,
      i.quantity AS invoice_quantity, i.net_amount AS invoice_net, i.tax_amount AS invoice_tax,
      count(*) OVER (PARTITION BY l.invoice_line_id) AS notes
    FROM credit_note_lines l JOIN invoice_lines i ON i.company_id = l.company_id AND i.id = l.invoice_line_id
    WHERE l.company_id = :companyId`,
  lineFigures: `('net amount', ${share('net')}, l.net_amount), ('tax amount', ${share('tax')}, l.tax_amount)`,
  roundsByLine: 'false',
  includesTax: 'false',
  isComputed: false,
  hasCompanyTotals: true,
};

/** The tax of a group by its rate, unless the stored one is within the rounding of each tax. */
const groupTax = `CASE WHEN abs(s.amount - x.exact) <= d.unit * x.roundings THEN s.amount ELSE round(x.exact, d.decimals) END`;

const groupFigures = ({ isComputed }: DocumentKind): string => {
  const parts = `('tax of the parts of the tax group', s.amount, s.parts)`;
  const shown = `('base of the tax group', l.base, s.base), ('tax of the tax group', l.amount, s.amount), ${parts}`;
  return isComputed
    ? `${shown}, ('tax at the rate of the tax group', ${groupTax}, s.amount),
      ('base of the tax group in company currency', s.converted_base, s.company_base),
      ('tax of the tax group in company currency', s.converted_amount, s.company_amount)`
    : shown;
};

const totalFigures = ({ hasCompanyTotals }: DocumentKind): string => {
  const own = `('total', g.base, d.total), ('tax total', g.amount, d.tax_total), ('grand total', d.total + d.tax_total, d.grand_total)`;
  return hasCompanyTotals
    ? `${own}, ('total in company currency', g.company_base, d.base_total),
      ('tax total in company currency', g.company_amount, d.base_tax_total),
      ('grand total in company currency', d.base_total + d.base_tax_total, d.base_grand_total)`
    : own;
};

/** The tax groups of the lines, and those that the document stores. */
const groups = `line_group AS (
  SELECT l.id, l.tax_category AS category, l.tax_rate AS rate, sum(l.net_amount) AS base, sum(l.tax_amount) AS amount,
    count(*) AS lines, greatest(max(jsonb_array_length(l.taxes)), 1) AS taxes
  FROM line l GROUP BY 1, 2, 3
), stored_group AS (
  SELECT d.id, t->>'category' AS category, round((t->>'rate')::numeric, 6) AS rate, max((t->>'rate')::numeric) AS exact_rate,
    sum((t->>'base')::numeric) AS base, sum((t->>'amount')::numeric) AS amount,
    sum(coalesce(p.amount, (t->>'amount')::numeric)) AS parts,
    sum((t->>'companyBase')::numeric) AS company_base, sum((t->>'companyAmount')::numeric) AS company_amount,
    sum(round((t->>'base')::numeric * d.exchange_rate, d.company_decimals)) AS converted_base,
    sum(coalesce(p.converted, round((t->>'amount')::numeric * d.exchange_rate, d.company_decimals))) AS converted_amount
  FROM document d CROSS JOIN LATERAL jsonb_array_elements(d.taxes) t
  CROSS JOIN LATERAL (
    SELECT sum((part->>'amount')::numeric) AS amount,
      sum(round((part->>'amount')::numeric * d.exchange_rate, d.company_decimals)) AS converted
    FROM jsonb_array_elements(t->'parts') part
  ) p
  GROUP BY 1, 2, 3
)`;

/** The tax of a group by its rate before rounding, and how many units its roundings can differ from it. */
const exactTax = `CROSS JOIN LATERAL (
    SELECT CASE WHEN d.includes_tax THEN (s.base + s.amount) * s.exact_rate / (100 + s.exact_rate)
        ELSE s.base * s.exact_rate / 100 END AS exact,
      l.taxes * 0.5 * CASE WHEN d.rounds_by_line THEN l.lines ELSE 1 END
        + CASE WHEN d.includes_tax AND l.taxes > 1 THEN l.taxes ELSE 0 END AS roundings
  ) x`;

/** Compares lines with quantity × price, tax groups with their lines and rates, and totals with their tax groups. */
const figuresOf = (kind: DocumentKind): Check => ({
  name: `${kind.noun.replace(' ', '_')}_figures_follow_from_its_lines`,
  sql: `WITH document AS MATERIALIZED (
  SELECT d.*, '${kind.noun} ' || coalesce(d.number, 'draft ' || d.id) AS label, x.decimals, power(10::numeric, -x.decimals) AS unit,
    x.company_decimals, ${kind.roundsByLine} AS rounds_by_line, ${kind.includesTax} AS includes_tax
  FROM ${kind.table} d JOIN companies c ON c.id = d.company_id
  CROSS JOIN LATERAL (SELECT ${decimalsSql('d.currency_code')} AS decimals, ${decimalsSql('c.base_currency')} AS company_decimals) x
  WHERE d.company_id = :companyId
), line AS MATERIALIZED (
  ${kind.lines}
), ${groups}
SELECT f.subject, coalesce(f.expected, 0)::text AS expected, coalesce(f.found, 0)::text AS found FROM (
  SELECT d.label || ' line ' || l.line || ': ' || v.name AS subject, v.expected, v.found
  FROM line l JOIN document d ON d.id = l.id
  CROSS JOIN LATERAL (VALUES ${kind.lineFigures}) AS v (name, expected, found)
  UNION ALL
  SELECT d.label || ': ' || v.name, v.expected, v.found
  FROM line_group l FULL JOIN stored_group s ON s.id = l.id AND s.category = l.category AND s.rate = l.rate
  JOIN document d ON d.id = coalesce(l.id, s.id)
  ${exactTax}
  CROSS JOIN LATERAL (VALUES ${groupFigures(kind)}) AS v (name, expected, found)
  UNION ALL
  SELECT d.label || ': ' || v.name, v.expected, v.found
  FROM document d LEFT JOIN (
    SELECT s.id, sum(s.base) AS base, sum(s.amount) AS amount, sum(s.company_base) AS company_base,
      sum(s.company_amount) AS company_amount
    FROM stored_group s GROUP BY 1
  ) g ON g.id = d.id
  CROSS JOIN LATERAL (VALUES ${totalFigures(kind)}) AS v (name, expected, found)
) f
WHERE coalesce(f.expected, 0) <> coalesce(f.found, 0) ORDER BY f.subject`,
});

/** A credit note has the exchange rate of its invoice. */
const creditNoteRates: Check = {
  name: 'credit_note_exchange_rate_is_that_of_its_invoice',
  sql: `SELECT 'credit note ' || n.number AS subject, i.exchange_rate::text AS expected, n.exchange_rate::text AS found
    FROM credit_notes n JOIN invoices i ON i.company_id = n.company_id AND i.id = n.invoice_id
    WHERE n.company_id = :companyId AND n.exchange_rate <> i.exchange_rate ORDER BY n.id`,
};

const orderQuantities: Check = {
  name: 'purchase_order_quantities_are_the_sums_of_its_lines',
  sql: `SELECT 'purchase order ' || o.number || ': ' || v.name AS subject, v.expected::text AS expected, v.found::text AS found
    FROM purchase_orders o
    JOIN (
      SELECT l.order_id, sum(l.quantity) AS quantity, sum(l.received_quantity) AS received
      FROM purchase_order_lines l WHERE l.company_id = :companyId GROUP BY 1
    ) l ON l.order_id = o.id
    CROSS JOIN LATERAL (VALUES ('ordered quantity', l.quantity, o.ordered_quantity),
      ('received quantity', l.received, o.received_quantity)) AS v (name, expected, found)
    WHERE o.company_id = :companyId AND v.expected <> v.found ORDER BY o.id`,
};

/** The checks of documents with lines: recomputed from quantity, price and rate. */
export const documentChecks: readonly Check[] = [
  ...[invoices, creditNotes, orders, receptions].map(figuresOf),
  creditNoteRates,
  orderQuantities,
];
