export { type CustomerInput, customerKind } from './kind.js';
export type { CustomerRow } from './queries.js';
