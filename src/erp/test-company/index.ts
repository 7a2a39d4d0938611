export { testCompanyJobs } from './deletion.js';
export { handlers } from './handlers.js';
export { openTestCompany } from './open.js';
export { listTestCompanies } from './queries.js';
