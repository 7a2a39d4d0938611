/** The door of this module for products: what is still to come must not be deactivated. */
export { isInOpenOrders } from './queries.js';
