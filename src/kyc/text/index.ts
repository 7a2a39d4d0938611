export type { PlacedLine } from './lines.js';
export type { PdfFacts, PdfFault, PdfInput, PdfText } from './pdf.js';
export { createTextReader, type TextReader } from './reader.js';
