/*
 * The modules that `npm run new -- module NAME --api kyc` wrote, one line each:
 * `export * as consents from './consents/index.js';`.
 */
export {};
