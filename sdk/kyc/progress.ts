export { type UploadProgress, withProgress } from '../core/progress.js';
