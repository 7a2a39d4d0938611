export { createFaceGroup } from './group.js';
