export { customerImport } from './handlers.js';
export { type CustomerInput, customerKind } from './kind.js';
