export { changesOf } from './audit/rules.js';
export { visibleRecord } from './audit/visibility.js';
export { lockWithAdministrators, updateUser } from './users/queries.js';
