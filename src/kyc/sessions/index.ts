export type {
  CheckImage,
  CheckOutcome,
  CheckSettings,
  CheckStatus,
  Expected,
  Feature,
  OpenCheck,
  RecordedCheck,
  Warning,
} from './check.js';
export { findCheck, listChecks, type StoredCheck, type StoredImage } from './check-queries.js';
export { openCheck, recordCheck } from './checks.js';
export { holdSession } from './moves.js';
export { judge } from './rules.js';
