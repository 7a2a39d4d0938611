export { scheduledExportHandlers } from './handlers.js';
export { scheduledExportJobs } from './job.js';
