export const en = {
  invoiceNotDraft: 'The invoice is {status}, not a draft',
  draftOutdated:
    'The invoice would not be as the draft shows it: {paths}. Save the draft again, or issue it with refresh.',
  draftDifference: '{path} is {before} in the draft and would be {after}',
  notAnEInvoice: 'The document cannot be an e-invoice by EN 16931: {paths}',
  eInvoiceLacks: '{path} is empty ({rule})',
  eInvoiceSeveralRates: 'Line {line} has several tax rates; an e-invoice has one for each line',
  eInvoiceMixedScope: 'Lines outside the scope of tax cannot stand beside others (BR-O-11)',
  eInvoiceDecimals: 'An amount has more than two decimals (BR-DEC)',
  invoiceIsDraft: 'The invoice is a draft; it has not been issued',
  invoiceAlreadyVoid: 'Invoice {number} is void',
  invoiceHasPayments: 'Invoice {number} has payments',
  invoiceHasCreditNotes: 'Invoice {number} has credit notes',
  taxesNamedTwice: 'Send either taxRateId or taxRateIds, not both',
  withholdingOnLine: 'A withholding is no tax of a line',
  taxesNotDue: 'Only taxes that are due can stand together on a line',
  invoiceIssued: 'Invoice {number} issued',
} as const;
