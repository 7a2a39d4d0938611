export { type EventRow, placeEvents, readFeed } from './queries.js';
