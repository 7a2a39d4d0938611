/** What generated validators import. */
export * from './composites.js';
export * from './faults.js';
export * from './scalars.js';
