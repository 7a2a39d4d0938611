export const en = {
  invoiceNotCreditable: 'An invoice that is {status} cannot be credited',
  creditExceedsInvoice: 'Only {left} is left to credit',
  creditNoteAlreadyVoid: 'Credit note {number} is void',
  creditNoteApplied: 'Credit note {number} was applied to another document',
  dateOutsideInvoice: 'The date must lie between the invoice and today',
  lineNamedTwice: 'A line of the invoice may stand in one line only',
} as const;
