export { isTrustedSharer, setTrustedSharer } from './queries.js';
