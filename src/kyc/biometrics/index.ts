export { eraseChallenges } from './challenge-queries.js';
export { createFaceGalleries, type FaceGalleries } from './galleries.js';
export { eraseFaces } from './queries.js';
