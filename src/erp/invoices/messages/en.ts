export const en = {
  invoiceNotDraft: 'The invoice is {status}, not a draft',
  draftOutdated:
    'The invoice would not be as the draft shows it: {paths}. Save the draft again, or issue it with refresh.',
  draftDifference: '{path} is {before} in the draft and would be {after}',
  invoiceIsDraft: 'The invoice is a draft; it has not been issued',
  invoiceAlreadyVoid: 'Invoice {number} is void',
  invoiceHasPayments: 'Invoice {number} has payments',
  invoiceHasCreditNotes: 'Invoice {number} has credit notes',
  taxesNamedTwice: 'Send either taxRateId or taxRateIds, not both',
  withholdingOnLine: 'A withholding is no tax of a line',
  taxesNotDue: 'Only taxes that are due can stand together on a line',
  invoiceIssued: 'Invoice {number} issued',
} as const;
