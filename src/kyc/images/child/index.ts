export { cleanImage } from './clean.js';
export { greyOf } from './grey.js';
export { type ImagePipeline, openImage, openPixels } from './open.js';
