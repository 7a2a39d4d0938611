export { eraseChallenges } from './challenges/queries.js';
export { eraseFaces, eraseFacesOf } from './erase-queries.js';
export { createFaceGalleries, type FaceGalleries } from './galleries/galleries.js';
