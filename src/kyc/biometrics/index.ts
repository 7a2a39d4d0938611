export { eraseChallenges } from './challenge-queries.js';
export { eraseFaces } from './queries.js';
