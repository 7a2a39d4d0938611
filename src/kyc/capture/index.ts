export { capturePage } from './page.js';
