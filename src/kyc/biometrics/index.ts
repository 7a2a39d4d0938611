export { eraseChallenges } from './challenge-queries.js';
export { eraseFaces, eraseFacesOf } from './erase.js';
export { createFaceGalleries, type FaceGalleries } from './galleries.js';
