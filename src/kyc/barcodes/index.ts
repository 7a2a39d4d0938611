export { parseAamva } from './aamva.js';
export type { Barcode, BarcodeInput } from './read.js';
