export { type AamvaCard, parseAamva } from './aamva.js';
export { type Barcode, type BarcodeFormat, type BarcodeInput, readBarcodes } from './read.js';
