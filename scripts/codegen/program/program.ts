/** The commands of the generator, bundled together. */
export { drift } from '../drift.js';
export { buildCommand, generateCommand } from './command.js';
