export { readBarcodes } from './read.js';
