export { enqueueEvent } from './events.js';
export { forgetObject } from './forget.js';
export { configuredGuard, createGuard, type Guard } from './guard.js';
export { webhookJobs } from './jobs.js';
export { startDeliveries } from './worker.js';
