export { drawForText } from './draw.js';
