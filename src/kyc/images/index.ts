export { imageChildren, imageLimits } from './children.js';
export { type CleanImage, cleanImage, isDecoderInstalled } from './clean.js';
export { type Component, connectedComponents } from './connected-components.js';
export { type Grey, sample, shrink, turnOver, turnRight } from './grey.js';
export { type CaptureFault, type CaptureQuality, captureQuality } from './quality.js';
export { UnusableImageError } from './unusable.js';
