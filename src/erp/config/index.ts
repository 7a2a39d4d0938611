export {
  type CompanyRow,
  findCompany,
  insertCompany,
  type NewCompany,
  updateLockedThrough,
} from './queries.js';
