export { type CommonMember, fileOf, type Inspection, makeCheck, settleIn } from './make.js';
export { likeness } from './names.js';
export { asWarnings, missing, type Verdict, verdictOf } from './verdict.js';
