/** The door of what receivables and payables have in common. */
export {
  allocate,
  enterSource,
  release,
  releaseItem,
  type Source,
  settledSql,
} from './allocations.js';
export { type ItemRow, lockItem, lockParty, openPayable, voidItem } from './items.js';
export { type ItemListRow, listItems, listPayments, type PaymentListRow } from './lists.js';
export { openItemSql, type Side } from './open-sql.js';
export {
  insertOpenings,
  lockOpeningParties,
  type Opening,
  type OpeningItem,
  type PartyOfOpening,
} from './openings.js';
export {
  allocatePayment,
  getPayment,
  registerPayment,
  reversePayment,
} from './operations.js';
export {
  type KeptAllocation,
  keepLeft,
  listCreditAllocations,
  lockNamedItems,
  type PaymentRow,
  paymentSql,
} from './payments.js';
export { printPayment } from './prints.js';
export { agingOf, type BalanceSums, balanceOf } from './reports.js';
export { valueParts } from './rules.js';
export { settle } from './settle.js';
