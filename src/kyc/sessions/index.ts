export type {
  CheckOutcome,
  CheckSettings,
  CheckStatus,
  Expected,
  Feature,
  OpenCheck,
  RecordedCheck,
  Warning,
} from './checks/model.js';
export { findCheck, listChecks } from './checks/queries.js';
export { openCheck, recordCheck, reopenSteps } from './checks/record.js';
export {
  findLoneCheck,
  listLoneChecks,
  type StandaloneCheck,
  walkLoneChecks,
} from './checks/standalone-queries.js';
export { fromStored, type StoredWarning, toStored, warningsIn } from './checks/warnings.js';
export { type Eraser, eraseLoneCheck, eraseSession, eraseSessionsOf } from './erasure/erase.js';
export { signedImages } from './files.js';
export { sessionJobs } from './lifecycle/jobs.js';
export {
  assertThere,
  lockSession,
  moveIfDue,
  refuseInput,
  statusAt,
} from './lifecycle/moves.js';
export { findSession, lockRow, type SessionRow } from './lifecycle/queries.js';
export { judge, type SessionStatus, type Step, takesInput, worst } from './lifecycle/rules.js';
export { awaitsConsent, recordConsent } from './person/consent.js';
export { recordLanguage } from './person/language.js';
export { toCheckItem, toSingleCheck } from './replies.js';
