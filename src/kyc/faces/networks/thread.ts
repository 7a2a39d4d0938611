/* The door for the thread: it loads what the rest of the server must not. */
export { loadNetworks, readFaces } from './read.js';
