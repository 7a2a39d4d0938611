/** The commands of the generator, which are bundled and loaded together. */
export { drift } from '../drift.js';
export { generateCommand } from './command.js';
