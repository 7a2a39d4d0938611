/** The door of this module: how documents are computed, and what credit notes and prints are made from. */
export {
  type Basis,
  composeDocument,
  documentDay,
  makeDocument,
  type TradeDocument,
} from './document.js';
export { findFacts, type ProductFacts } from './facts.js';
export { headerTypes, issuedSql, lineTypes } from './issue-sql.js';
export { shareOut, type TaxRate } from './line-taxes.js';
export { documentXml } from './print/ubl.js';
export { findInvoice, type InvoiceRow, toTaxes } from './queries.js';
export { figuresOf, isTooLarge, type KeptTax, keptTaxes } from './rules.js';
