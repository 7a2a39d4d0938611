/** The door of this module: how documents are computed, and what credit notes and prints are made from. */
export {
  documentDay,
  makeDocument,
  type TradeDocument,
} from './document.js';
export { findInvoice, type InvoiceRow, toTaxes } from './queries.js';
export { figuresOf, isTooLarge, type KeptTax, keptTaxes, shareOut, type TaxRate } from './rules.js';
