export { createDocumentGroup, type DocumentGroupParts } from './group.js';
