/** Functions that generated validators call. */
export * from './composites.js';
export * from './faults.js';
export * from './scalars.js';
