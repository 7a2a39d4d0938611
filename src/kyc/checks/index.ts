export { type CommonMember, type Inspection, makeCheck, takeFile } from './make.js';
export { missing, verdictOf } from './verdict.js';
