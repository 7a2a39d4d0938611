export { startDeliveries } from './deliveries/worker.js';
export { configuredGuard, createGuard, type Guard } from './endpoints/guard.js';
export { forgetRecords } from './events/forget.js';
export { forgetObject } from './events/forget-queries.js';
export { webhookMonths } from './events/month-queries.js';
export { enqueueEvent } from './events/queries.js';
export { reportHold } from './hold.js';
export {
  deliveriesHeldSince,
  discardDeliveries,
  endDeliveryHold,
  holdDeliveries,
} from './hold-queries.js';
export { webhookJobs } from './jobs.js';
