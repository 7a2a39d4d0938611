export { assertOpenDays, assertOpenPeriod, lockPeriod } from './company/periods.js';
export {
  type CompanyDetails,
  type CompanyRow,
  findCompany,
  getCompany,
  insertCompany,
  type ListedCompany,
  listCompanies,
  lockCompany,
  membersOf,
  updateCompany,
  updateLockedThrough,
} from './company/queries.js';
export {
  assertDateOrder,
  correctLastDate,
  documentNumber,
  lockDocumentNumbers,
  lockSeries,
} from './company/series-queries.js';
export { documentRate } from './currencies/document-rate.js';
export { findExchangeRate } from './currencies/exchange-queries.js';
export { isCurrencyActive, saveCurrency } from './currencies/queries.js';
export { exchangeRateImport, insertExchangeRate } from './currencies/record.js';
export { dueDay, mergeCompany, seriesDefaults, type TaxCategory } from './rules.js';
export { findTaxesInForce, taxRateInForceSql } from './taxes/queries.js';
export { beginRate, taxRateImport } from './taxes/record.js';
export { findPaymentTerms } from './terms/queries.js';
export { paymentTermsImport } from './terms/record.js';
