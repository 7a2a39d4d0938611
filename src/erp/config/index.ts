export { isCurrencyActive, saveCurrency } from './currencies.js';
export { findExchangeRate, insertExchangeRate } from './exchange.js';
export { assertOpenPeriod } from './periods.js';
export {
  type CompanyRow,
  findCompany,
  insertCompany,
  lockCompany,
  membersOf,
  updateCompany,
  updateLockedThrough,
} from './queries.js';
export { dueDay, mergeCompany, seriesDefaults } from './rules.js';
export { documentNumber } from './series.js';
export { beginRate, findTaxesInForce, taxRateInForceSql } from './taxes.js';
export { findPaymentTerms } from './terms.js';
