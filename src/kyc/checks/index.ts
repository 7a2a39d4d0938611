export { failedFindings } from './examined.js';
export { type CommonMember, type Inspection, makeCheck, takeFile } from './single-check.js';
export { missing, verdictOf } from './verdict.js';
