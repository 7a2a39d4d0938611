export { eraseOfSession, eraseScreeningsOf } from './erase-queries.js';
export { amlJobs } from './monitoring/jobs.js';
export { enqueueRescreens } from './monitoring/rescreen.js';
