export { workThrough } from './due.js';
export { type DueErasure, erasureChore } from './erase-due.js';
export type { DecidedRecord, KeptRecord } from './rules.js';
export {
  type Erasure,
  type ErasureResult,
  keptOf,
  refuseKept,
  requestedBy,
  type SealableRecord,
  sealRecords,
} from './seal.js';
export { dueQuery } from './timer-queries.js';
