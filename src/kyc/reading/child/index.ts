export { cut } from './cut.js';
export { readPage } from './page.js';
