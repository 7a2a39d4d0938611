export type { PdfFacts, PdfFault, PdfInput, PdfText } from './child/pdf.js';
export { canRecognise } from './library.js';
export type { PlacedLine } from './lines.js';
export { createTextReader, type TextReader } from './reader.js';
