export { failedFindings } from './examined.js';
export { type CommonMember, type Inspection, makeCheck, takeFile } from './lone-check.js';
export { missing, verdictOf } from './verdict.js';
