export const en = {
  dateBeforeLastEntry:
    'The date must not be before {last}, the day of the last entry of the document',
  amountTooLarge: 'The amount would be too large',
  allocationExceedsPayment: 'The payment has {left} to allocate',
  duplicateAllocation: 'The same document is allocated twice',
  allocationExceedsOpen: 'Only {open} is open',
  customerMismatch: 'The document is of another customer',
  vendorMismatch: 'The document is of another vendor',
  currencyMismatch: 'The document is in {currency}',
  receivableClosed: 'The receivable is closed',
  payableClosed: 'The payable is closed',
  alreadyReversed: 'Payment {number} is reversed',
  dayToCome: 'The day is still to come',
  documentNamedTwice: 'Name the document in exactly one way',
  nothingToAllocate: 'Send `allocations`, or `autoAllocate` as true',
  decimalsOfCurrency: '{currency} has {decimals} decimals',
} as const;
