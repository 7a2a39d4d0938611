export { createDocumentGroup } from './group.js';
