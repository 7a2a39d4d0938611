export { vendorImport } from './handlers.js';
export { type VendorInput, vendorKind } from './kind.js';
