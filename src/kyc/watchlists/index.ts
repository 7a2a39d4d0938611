export { type ImportOrder, type ImportReport, importWatchlist } from './import.js';
export { type Format, listWatchlists } from './queries.js';
export { createScreener, type Screener } from './screener.js';
export { WatchlistError } from './source.js';
