export { fileOf, type Inspection, makeCheck } from './make.js';
export { likeness } from './names.js';
export { asWarnings, missing, type Verdict, verdictOf } from './verdict.js';
