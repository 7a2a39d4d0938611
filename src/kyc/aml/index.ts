export { eraseOfSession, eraseScreeningsOf } from './erase.js';
export { amlJobs } from './jobs.js';
export { enqueueRescreens } from './rescreen.js';
