export { documentPdf } from './document-pdf.js';
export { companyParty, ownParty } from './party-queries.js';
export { paymentPdf } from './payment-pdf.js';
export { type PrintedDocument, type PrintedParty, printedFile, termsName } from './printed.js';
export { findCompany, findParty } from './queries.js';
