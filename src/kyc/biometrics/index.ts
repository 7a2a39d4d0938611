export { eraseFaces } from './queries.js';
