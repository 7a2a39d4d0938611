/** The door of this module for credit notes: how an allocation is asked for and answered. */
export { requestedAllocations, toAllocation } from './handlers.js';
