export type {
  CheckOutcome,
  CheckSettings,
  CheckStatus,
  Expected,
  Feature,
  OpenCheck,
  RecordedCheck,
  Warning,
} from './check.js';
export { findCheck, listChecks } from './check-queries.js';
export { openCheck, recordCheck } from './checks.js';
export type { Eraser } from './erase.js';
export { signedImages } from './files.js';
export { sessionJobs } from './jobs.js';
export { holdSession } from './moves.js';
export { judge } from './rules.js';
