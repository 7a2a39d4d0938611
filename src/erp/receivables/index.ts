/** The door of this module for credit notes: how an allocation is asked for and answered. */
export { askedOf, toAllocation } from './handlers.js';
