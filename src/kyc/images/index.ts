export { type CleanImage, cleanImage, UnusableImageError } from './clean.js';
