/** The commands of the generator, bundled together. */
export { drift } from '../drift.js';
export { generateCommand } from './command.js';
