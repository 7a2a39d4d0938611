export { type VendorInput, vendorKind } from './kind.js';
export type { VendorRow } from './queries.js';
