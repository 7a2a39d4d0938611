/** The public interface of this module for the operator's command. */
export { checkBooks } from './queries.js';
