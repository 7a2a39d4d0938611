export { decodeFaces, measureFaces } from './pictures.js';
