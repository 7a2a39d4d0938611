export { documentPdf, paymentPdf } from './drawing.js';
export {
  type PrintedDetail,
  type PrintedDocument,
  type PrintedParty,
  printedFile,
  termsName,
} from './printed.js';
export { companyParty, findCompany, findParty, ownParty } from './queries.js';
