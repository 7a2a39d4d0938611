export { enqueueEvent } from './events.js';
export { forgetSession } from './forget.js';
export { configuredGuard, createGuard, type Guard } from './guard.js';
export { webhookJobs } from './jobs.js';
export { startDeliveries } from './worker.js';
