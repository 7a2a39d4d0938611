/** The public interface of the common part of receivables and payables. */

export { agingOf, type BalanceSums, balanceOf } from './aging/reports.js';
export {
  type ItemListRow,
  listItems,
  listPayments,
  type PaymentListRow,
} from './items/list-queries.js';
export { openingImport } from './items/openings.js';
export { type ItemRow, isApplied, lockItem, lockParty, voidItem } from './items/queries.js';
export {
  allocate,
  allocateAll,
  enterSource,
  enterSources,
  release,
  type Source,
} from './payments/allocation-queries.js';
export { lockNamedItems } from './payments/lock-queries.js';
export {
  allocatePayment,
  getPayment,
  registerPayment,
  releasePayment,
  reversePayment,
} from './payments/operations.js';
export { printPayment } from './payments/prints.js';
export {
  insertPayments,
  listCreditAllocations,
  type PaymentRow,
  type StoredAllocation,
  storeRemainder,
} from './payments/queries.js';
export { reversalDay } from './payments/reversal-day.js';
export { valueParts } from './payments/rules.js';
export { releaseToRest, settle } from './payments/settle.js';
export {
  agingFigures,
  allocationFigures,
  itemFigures,
  paymentDetails,
  paymentFigures,
} from './replies.js';
