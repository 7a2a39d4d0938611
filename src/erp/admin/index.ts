export { lockWithAdministrators, updateUser } from './users/queries.js';
