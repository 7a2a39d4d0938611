export { workThrough } from './due.js';
export { type DueErasure, erasureChore } from './erase-due.js';
export {
  beginErasure,
  type Erasure,
  type ErasureLine,
  requestedErasure,
} from './erasure.js';
export { hasCompany, insertSealed } from './queries.js';
export type { DecidedRecord, KeptRecord, RecordKind } from './rules.js';
export {
  type ErasureResult,
  keptOf,
  refuseKept,
  type SealableRecord,
  sealRecords,
} from './seal.js';
export { dueQuery } from './timer-queries.js';
