export { type AamvaCard, parseAamva } from './aamva.js';
export type { Barcode, BarcodeFormat, BarcodeInput } from './read.js';
