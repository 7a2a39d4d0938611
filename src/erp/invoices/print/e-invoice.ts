import type { Message } from '../../../kernel/errors.js';
import { decimal, decimalsOf } from '../../../kernel/values/money.js';
import type { DocumentParty } from '../issuing/facts-queries.js';
import { text } from '../messages/index.js';
import type { InvoiceRow } from '../queries.js';

/** An invoice, or a credit note in the form of its invoice. */
export interface XmlDocument
  extends Pick<
    InvoiceRow,
    | 'number'
    | 'issue_date'
    | 'due_date'
    | 'payment_terms'
    | 'payment_terms_name'
    | 'currency_code'
    | 'base_currency'
    | 'prices_include_tax'
    | 'notes'
    | 'total'
    | 'grand_total'
    | 'base_tax_total'
    | 'tax_total'
    | 'taxes'
    | 'customer'
    | 'company'
    | 'lines'
  > {
  /** The invoice of a credit note. */
  readonly credits?: { readonly number: string; readonly issueDate: string };
}

/** A reason why a document cannot be an e-invoice, with the path of its value in the reply of `getInvoice`. */
export interface EInvoiceFault {
  readonly path: string;
  readonly message: Message;
}

/** Types of identification that are no tax number. */
const otherTypes: ReadonlySet<string> = new Set(['OTHER', 'PASSPORT']);

const withoutMarks = (value: string): string => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the VAT identifier of a party with the prefix of its country, which Greece writes EL (BR-CO-09); undefined
 * without a tax number or country.
 */
export function vatIdOf({ taxId, taxIdType, address }: DocumentParty): string | undefined {
  const { country } = address;
  if (taxId === null || country === null || otherTypes.has(taxIdType ?? '')) return undefined;
  const prefix = country === 'GR' ? 'EL' : country;
  const bare = withoutMarks(taxId);
  return bare.startsWith(prefix) ? bare : `${prefix}${bare}`;
}

/** True for a document outside the scope of tax, which must not show a VAT identifier (BR-O-02). */
export const isOutOfScope = ({ taxes }: XmlDocument): boolean =>
  taxes.some(({ category }) => category === 'not_subject');

function missing(row: XmlDocument): readonly EInvoiceFault[] {
  const { company, customer, taxes } = row;
  const isReversed = taxes.some(({ category }) => category === 'reverse_charge');
  const wanted = [
    { path: 'company.taxId', value: company.taxId, rule: 'BR-CO-26, BR-S-02' },
    { path: 'company.address.country', value: company.address.country, rule: 'BR-09' },
    { path: 'customer.address.country', value: customer.address.country, rule: 'BR-11' },
    ...(isReversed ? [{ path: 'customer.taxId', value: customer.taxId, rule: 'BR-AE-02' }] : []),
  ];
  return wanted
    .filter(({ value }) => value === null || value === '')
    .map(({ path, rule }) => ({ path, message: text('eInvoiceLacks', { path, rule }) }));
}

function amountsOf({ lines, taxes, ...row }: XmlDocument): readonly string[] {
  const groups = taxes.flatMap(({ base, amount }) => [base, amount]);
  const totals = [row.total, row.tax_total, row.grand_total, row.base_tax_total];
  return [...totals, ...groups, ...lines.map(({ netAmount }) => netAmount)];
}

/** Returns every reason why receivers would refuse the document by EN 16931. */
export function eInvoiceFaults(row: XmlDocument): readonly EInvoiceFault[] {
  const several = row.lines.flatMap(({ taxes }, index) =>
    taxes.length > 1
      ? [
          {
            path: `lines.${index}.taxes`,
            message: text('eInvoiceSeveralRates', { line: index + 1 }),
          },
        ]
      : [],
  );
  const isMixed = isOutOfScope(row) && row.taxes.length > 1;
  const isFine = amountsOf(row).some((amount) => decimalsOf(decimal(amount)) > 2);
  return [
    ...missing(row),
    ...several,
    ...(isMixed ? [{ path: 'taxes', message: text('eInvoiceMixedScope') }] : []),
    ...(isFine ? [{ path: 'currencyCode', message: text('eInvoiceDecimals') }] : []),
  ];
}
