export { toCheckItem, toLoneCheck } from './answers.js';
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
export {
  findCheck,
  findLoneCheck,
  listChecks,
  listLoneChecks,
} from './check-queries.js';
export { openCheck, recordCheck, reopenSteps } from './checks.js';
export { type Eraser, eraseLoneCheck, eraseSessionsOf } from './erase.js';
export { signedImages } from './files.js';
export { sessionJobs } from './jobs.js';
export { assertThere, holdSession, refuseInput, statusAt } from './moves.js';
export { findSession, type SessionRow } from './queries.js';
export { judge, type SessionStatus, type Step, takesInput } from './rules.js';
