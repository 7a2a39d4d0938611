export { type CommonMember, fileOf, type Inspection, makeCheck, settleIn } from './make.js';
export { likeness } from './names.js';
export { missing, verdictOf } from './verdict.js';
