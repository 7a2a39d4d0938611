export {
  type CompanyRow,
  findCompany,
  insertCompany,
  updateLockedThrough,
} from './queries.js';
