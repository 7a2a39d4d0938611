import { decimal } from '../../../kernel/values/money.js';
import { dueDay } from '../../config/index.js';
import { type Difference, invoiceErrors } from '../errors.js';
import type { TradeDocument } from '../issuing/document.js';
import type { DocumentParty } from '../issuing/facts-queries.js';
import type { InvoiceRow } from '../queries.js';
import type { StoredTax } from '../rules.js';

/** Stands for an absent value. */
const none = '–';

const plain = (figure: string): string => decimal(figure).toString();

const taxesText = (taxes: readonly StoredTax[]): string =>
  taxes
    .map((tax) => `${tax.category} ${plain(tax.rate)} %: ${plain(tax.amount)}`)
    .sort()
    .join(', ');

function addressText({ address }: DocumentParty): string {
  const { line1, line2, postalCode, city, region, country } = address;
  const parts = [line1, line2, postalCode, city, region, country];
  return parts.filter((part) => part !== null).join(', ') || none;
}

/** The details of a party that an invoice must state as they are on its day. */
function partyDifferences(member: string, before: DocumentParty, after: DocumentParty) {
  return [
    { path: `${member}.name`, before: before.name, after: after.name },
    { path: `${member}.taxId`, before: before.taxId ?? none, after: after.taxId ?? none },
    { path: `${member}.address`, before: addressText(before), after: addressText(after) },
  ];
}

/** Returns each figure and name that is not as the draft shows it. */
export function differencesOf(draft: InvoiceRow, document: TradeDocument): Difference[] {
  const { header, terms } = document;
  const figures = [
    { path: 'total', before: draft.total, after: header.total },
    { path: 'taxTotal', before: draft.tax_total, after: header.tax_total },
    { path: 'grandTotal', before: draft.grand_total, after: header.grand_total },
    { path: 'exchangeRate', before: draft.exchange_rate, after: header.exchange_rate },
    {
      path: 'companyCurrency.grandTotal',
      before: draft.base_grand_total,
      after: header.base_grand_total,
    },
  ].map(({ path, before, after }) => ({ path, before: plain(before), after: plain(after) }));
  return [
    ...figures,
    { path: 'taxes', before: taxesText(draft.taxes), after: taxesText(header.taxes) },
    { path: 'dueDate', before: draft.due_date, after: dueDay(terms, draft.issue_date) },
    ...partyDifferences('customer', draft.customer, header.party),
    ...partyDifferences('company', draft.company, header.company),
  ].filter(({ before, after }) => before !== after);
}

/** @throws ApiError 409 if the invoice would not be what the draft shows */
export function assertUpToDate(draft: InvoiceRow, document: TradeDocument): void {
  const differences = differencesOf(draft, document);
  if (differences.length > 0) throw invoiceErrors.draftOutdated(...differences);
}
