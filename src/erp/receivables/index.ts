/** The public interface of this module for credit notes: the input and output of allocations. */
export { requestedAllocations, toAllocation } from './handlers.js';
