export { documentPdf } from './document-pdf.js';
export { paymentPdf } from './payment-pdf.js';
export { type PrintedDocument, type PrintedParty, printedFile, termsName } from './printed.js';
export { companyParty, findCompany, findParty, ownParty } from './queries.js';
