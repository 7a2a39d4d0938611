import { decimal, divide, toSql } from '../../../kernel/values/money.js';
import type { TaxCategory } from '../../config/index.js';
import { termsName } from '../../prints/index.js';
import { invoiceErrors } from '../errors.js';
import type { DocumentParty } from '../issuing/facts-queries.js';
import type { StoredTax } from '../rules.js';
import { eInvoiceFaults, isOutOfScope, vatIdOf, type XmlDocument } from './e-invoice.js';
import { unitCode } from './unit-codes.js';

/** UNCL 5305, as EN 16931 uses it. */
const categoryCodes: Readonly<Record<TaxCategory, string>> = {
  standard: 'S',
  reduced: 'S',
  zero: 'Z',
  exempt: 'E',
  not_subject: 'O',
  reverse_charge: 'AE',
  withholding: 'S',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Removes characters that XML 1.0 does not allow. */
function escapeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  const legal = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return legal.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

type Node = string;
type Attributes = Readonly<Record<string, string>>;

function element(
  name: string,
  content: string | readonly Node[],
  attributes: Attributes = {},
): Node {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const inner = typeof content === 'string' ? escapeText(content) : content.join('');
  return inner === '' ? '' : `<${name}${own.join('')}>${inner}</${name}>`;
}

/** Two decimals, as BR-DEC requires, or more if the amount needs them to be exact. */
const money = (value: string): string => {
  const plain = toSql(decimal(value));
  const [, fraction = ''] = plain.split('.');
  return fraction.length >= 2 ? plain : decimal(value).toFixed(2);
};

const amount = (name: string, value: string, currencyID: string): Node =>
  element(name, money(value), { currencyID });

const plainNumber = (value: string): string => toSql(decimal(value));

function taxCategory(
  name: string,
  category: string,
  rate: string,
  reason: string | undefined,
): Node {
  const code = categoryCodes[category as TaxCategory];
  return element(name, [
    element('cbc:ID', code),
    // Outside the scope of tax there is no rate (BR-O-05).
    code === 'O' ? '' : element('cbc:Percent', plainNumber(rate)),
    // Rates that are due have no reason (BR-S-10, BR-Z-10).
    element('cbc:TaxExemptionReason', code === 'S' || code === 'Z' ? '' : (reason ?? '')),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
}

const postalAddress = (address: DocumentParty['address']): Node =>
  element('cac:PostalAddress', [
    element('cbc:StreetName', address.line1 ?? ''),
    element('cbc:AdditionalStreetName', address.line2 ?? ''),
    element('cbc:CityName', address.city ?? ''),
    element('cbc:PostalZone', address.postalCode ?? ''),
    element('cbc:CountrySubentity', address.region ?? ''),
    element('cac:Country', [element('cbc:IdentificationCode', address.country ?? '')]),
  ]);

/** @param hidesVat  shows the tax number as that of the register of companies (BT-30, BT-47), not as a VAT identifier */
function party(shown: DocumentParty, hidesVat: boolean): Node {
  const { name, tradeName, taxId, email, phone, address } = shown;
  const vatId = hidesVat ? undefined : vatIdOf(shown);
  return element('cac:Party', [
    element('cac:PartyName', [element('cbc:Name', tradeName ?? '')]),
    postalAddress(address),
    vatId === undefined
      ? ''
      : element('cac:PartyTaxScheme', [
          element('cbc:CompanyID', vatId),
          element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
        ]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', vatId === undefined ? (taxId ?? '') : ''),
    ]),
    element('cac:Contact', [
      element('cbc:Telephone', phone ?? ''),
      element('cbc:ElectronicMail', email ?? ''),
    ]),
  ]);
}

/** The amounts taxed at one rate, as decimal texts. */
type Subtotal = Pick<StoredTax, 'amount' | 'base' | 'category' | 'exemptionReason' | 'rate'>;

const plus = (one: string, other: string): string => toSql(decimal(one).plus(decimal(other)));

/** Returns subtotals by category, as EN 16931 names it, and rate. Standard and reduced rates are one category. */
function subtotalsOf(taxes: readonly StoredTax[]): readonly Subtotal[] {
  const subtotals = new Map<string, Subtotal>();
  for (const tax of taxes) {
    const key = [categoryCodes[tax.category], plainNumber(tax.rate)].join('\n');
    const so = subtotals.get(key);
    const sums = so && { base: plus(so.base, tax.base), amount: plus(so.amount, tax.amount) };
    subtotals.set(key, { ...tax, ...sums });
  }
  return [...subtotals.values()];
}

function taxTotal({ taxes, tax_total, currency_code: currency }: XmlDocument): Node {
  const subtotal = (tax: Subtotal) =>
    element('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', tax.base, currency),
      amount('cbc:TaxAmount', tax.amount, currency),
      taxCategory('cac:TaxCategory', tax.category, tax.rate, tax.exemptionReason),
    ]);
  return element('cac:TaxTotal', [
    amount('cbc:TaxAmount', tax_total, currency),
    ...subtotalsOf(taxes).map(subtotal),
  ]);
}

/** The tax in the company's currency, for a document in another one (BT-111). */
function companyTax(row: XmlDocument): Node {
  if (row.currency_code === row.base_currency) return '';
  return element('cac:TaxTotal', [amount('cbc:TaxAmount', row.base_tax_total, row.base_currency)]);
}

type Line = XmlDocument['lines'][number];

/** Returns a line. With a discount or included taxes, its price is the net amount divided by the quantity. */
function lineOf(row: XmlDocument, line: Line, index: number): Node {
  const [name, quantity] =
    row.credits === undefined
      ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
      : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  const currency = row.currency_code;
  const isWhole = Number(line.discountPercent) === 0 && !row.prices_include_tax;
  const price = isWhole
    ? plainNumber(line.unitPrice)
    : toSql(divide(decimal(line.netAmount), decimal(line.quantity), 8));
  return element(name, [
    element('cbc:ID', String(index + 1)),
    element(quantity, plainNumber(line.quantity), { unitCode: unitCode(line.unit) }),
    amount('cbc:LineExtensionAmount', line.netAmount, currency),
    element('cac:Item', [
      element('cbc:Name', line.description),
      element('cac:SellersItemIdentification', [element('cbc:ID', line.productCode)]),
      taxCategory('cac:ClassifiedTaxCategory', line.taxCategory, line.taxRate, undefined),
    ]),
    element('cac:Price', [element('cbc:PriceAmount', price, { currencyID: currency })]),
  ]);
}

const namespacesOf = (root: string): Attributes => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

/** Returns the reference to the invoice of a credit note (BG-3). */
function billingReference({ credits }: XmlDocument): Node {
  if (credits === undefined) return '';
  const invoice = [element('cbc:ID', credits.number), element('cbc:IssueDate', credits.issueDate)];
  return element('cac:BillingReference', [element('cac:InvoiceDocumentReference', invoice)]);
}

/**
 * Returns an issued invoice or credit note as UBL 2.1 by EN 16931.
 *
 * @throws ApiError 409 that names each value because of which receivers would refuse it
 */
export function documentXml(row: XmlDocument): string {
  const faults = eInvoiceFaults(row);
  if (faults.length > 0) throw invoiceErrors.notAnEInvoice(...faults);
  const hidesVat = isOutOfScope(row);
  const currency = row.currency_code;
  const isForeign = currency !== row.base_currency;
  const isInvoice = row.credits === undefined;
  const root = isInvoice ? 'Invoice' : 'CreditNote';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    root,
    [
      element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
      element('cbc:ID', row.number ?? ''),
      element('cbc:IssueDate', row.issue_date),
      isInvoice ? element('cbc:DueDate', row.due_date) : '',
      isInvoice ? element('cbc:InvoiceTypeCode', '380') : element('cbc:CreditNoteTypeCode', '381'),
      element('cbc:Note', row.notes ?? ''),
      element('cbc:DocumentCurrencyCode', currency),
      isForeign ? element('cbc:TaxCurrencyCode', row.base_currency) : '',
      billingReference(row),
      element('cac:AccountingSupplierParty', [party(row.company, hidesVat)]),
      element('cac:AccountingCustomerParty', [party(row.customer, hidesVat)]),
      element('cac:PaymentTerms', [
        element('cbc:Note', termsName(row.payment_terms_name, row.payment_terms)),
      ]),
      taxTotal(row),
      companyTax(row),
      element('cac:LegalMonetaryTotal', [
        amount('cbc:LineExtensionAmount', row.total, currency),
        amount('cbc:TaxExclusiveAmount', row.total, currency),
        amount('cbc:TaxInclusiveAmount', row.grand_total, currency),
        amount('cbc:PayableAmount', row.grand_total, currency),
      ]),
      ...row.lines.map((line, index) => lineOf(row, line, index)),
    ],
    namespacesOf(root),
  )}\n`;
}
