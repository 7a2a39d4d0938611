export { type ChangedEntries, changedEntries } from './changed.js';
export { type ImportOrder, type ImportReport, importWatchlist } from './import.js';
export { listWithImports } from './imports.js';
export { type Format, findEntries, listWatchlists, type ScreenedEntry } from './queries.js';
export {
  createScreener,
  currentLists,
  type Hit,
  refreshLoadedLists,
  type ScreenedLists,
  type Screener,
  type Screening,
  screenerOf,
} from './screener.js';
export { WatchlistError } from './source.js';
