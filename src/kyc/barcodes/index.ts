export { parseAamva } from './aamva.js';
export type { Barcode, BarcodeInput } from './child/read.js';
