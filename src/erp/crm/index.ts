export { leadImport } from './handlers.js';
