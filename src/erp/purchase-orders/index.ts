/** The public interface of this module for products: a product with open orders must not be deactivated. */
export { isInOpenOrders } from './queries.js';
