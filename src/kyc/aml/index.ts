export { eraserOfScreenings, eraseScreenings } from './erase.js';
export { amlJobs, rescreenJobs } from './monitoring/jobs.js';
export { enqueueRescreens } from './monitoring/rescreen.js';
