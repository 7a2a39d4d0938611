export { eraserOfChallenges } from './challenges/queries.js';
export { eraseFace, eraseFacesOf, eraserOfFaces } from './erase-queries.js';
export { createFaceGalleries, type FaceGalleries } from './galleries/galleries.js';
