export { documentPdf, paymentPdf } from './drawing.js';
export { type PrintedDocument, type PrintedParty, printedFile, termsName } from './printed.js';
export { findCompany, findParty } from './queries.js';
