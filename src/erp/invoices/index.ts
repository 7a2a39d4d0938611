/** The public interface of this module: the computation of documents, and the data for credit notes and prints. */
export {
  type Basis,
  composeDocument,
  documentDay,
  makeDocument,
  type TradeDocument,
} from './issuing/document.js';
export { findFacts, type ProductFacts } from './issuing/facts-queries.js';
export { auditedInvoice } from './issuing/issue.js';
export { shareOut, type TaxRate } from './issuing/line-taxes.js';
export { insertInvoices, insertLines, lastInvoiceDay } from './issuing/queries.js';
export {
  type InvoiceIdentity,
  invoiceRecord,
  issuedStatus,
  lineRecords,
  receivableOf,
} from './issuing/write.js';
export { documentXml } from './print/ubl.js';
export { findInvoice, type InvoiceRow, toTaxes } from './queries.js';
export {
  type Figures,
  figuresOf,
  isTooLarge,
  type StoredTax,
  storedTaxes,
  type Terms,
} from './rules.js';
