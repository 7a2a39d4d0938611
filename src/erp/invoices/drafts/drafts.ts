import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { noValues, writeEntries } from '../../custom-fields/index.js';
import { tallyInvoice } from '../../posting/index.js';
import type { DocumentInput } from '../issuing/lines.js';
import * as queries from '../issuing/queries.js';
import type { InvoiceRow } from '../queries.js';

type InvoiceInput = components['schemas']['InvoiceInput'];

function lineOfDraft(line: InvoiceRow['lines'][number]): DocumentInput['lines'][number] {
  const { productId, productCode, unit, description, warehouseId, taxes } = line;
  return {
    productId,
    description,
    kept: { productCode, unit },
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice),
    discountPercent: Number(line.discountPercent),
    taxRateIds: taxes.map(({ id }) => id),
    ...(warehouseId === null ? {} : { warehouseId }),
  };
}

/**
 * Returns the document that a draft becomes: its prices, texts, terms and currency are those that the draft shows. Its
 * tax and exchange rates are those of the day, unless the draft was saved with an exchange rate.
 *
 * @param day  the day on which it is issued
 */
export function documentOfDraft(draft: InvoiceRow, day: string): DocumentInput {
  const { exchangeRate } = draft.draft as InvoiceInput;
  return {
    day,
    partyId: draft.customer_id,
    lines: draft.lines.map(lineOfDraft),
    paymentTerms: draft.payment_terms,
    currencyCode: draft.currency_code,
    pricesIncludeTax: draft.prices_include_tax,
    taxRounding: draft.tax_rounding,
    ...(exchangeRate === undefined ? {} : { exchangeRate }),
    ...(draft.notes === null ? {} : { notes: draft.notes }),
    values: { before: draft },
  };
}

/** Deletes a draft with the next statement of the transaction. */
export async function deleteDraft(trx: Db, companyId: number, draft: InvoiceRow): Promise<void> {
  const { id } = draft;
  tallyInvoice(trx, companyId, draft, -1);
  await writeEntries(trx, { companyId, kind: 'invoice' }, id, noValues, draft);
  await queries.deleteLines.defer(trx, { companyId, id });
  await queries.deleteDraft.defer(trx, { companyId, id });
}
