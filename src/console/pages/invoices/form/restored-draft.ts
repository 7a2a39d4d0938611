import type { Invoice, InvoiceInput, InvoiceLine, InvoiceLineInput } from '@notaria/erp';

function lineOf(line: InvoiceLine): InvoiceLineInput {
  const { productId, quantity, unitPrice, discountPercent, description, warehouseId } = line;
  const rates = line.taxes.map(({ taxRateId }) => taxRateId);
  return {
    productId,
    quantity,
    unitPrice,
    discountPercent,
    description,
    ...(rates.length > 0 ? { taxRateIds: rates } : {}),
    ...(warehouseId === null ? {} : { warehouseId }),
  };
}

/** Returns the body that creates a deleted draft again, with the same content and another id. */
export function restoredDraft(draft: Invoice): InvoiceInput {
  const { customerId, lines, paymentTerms, currencyCode, exchangeRate, notes } = draft;
  return {
    customerId,
    lines: lines.map(lineOf),
    paymentTerms,
    currencyCode,
    exchangeRate,
    issueDate: draft.issueDate,
    pricesIncludeTax: draft.pricesIncludeTax,
    issue: false,
    ...(notes === null ? {} : { notes }),
  };
}
