export { type CheckedNumber, checkNumber, type NumberFault } from './numbers.js';
