export { changesOf } from './audit/rules.js';
export { visibleRecord } from './audit/visibility.js';
