/*
 * The modules that `npm run new` wrote, one line each: `export * as vehicles from './vehicles/index.js';`. The server
 * and the demo use them.
 */
export * as customFields from './custom-fields/index.js';
export * as roles from './roles/index.js';
