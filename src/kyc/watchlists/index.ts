export { type ChangedEntries, changedEntries } from './imports/changed.js';
export {
  type ImportReport,
  type ImportRequest,
  importWatchlist,
} from './imports/import.js';
export { listWithImports } from './imports/queries.js';
export { removeWatchlist } from './imports/remove.js';
export { WatchlistError } from './imports/source.js';
export { type Format, findEntries, listWatchlists, type ScreenedEntry } from './queries.js';
export {
  type FixedScreening,
  fixedScreening,
  sandboxEntries,
  screenSubject,
} from './screening/sandbox.js';
export {
  createScreener,
  currentLists,
  type Hit,
  refreshLoadedLists,
  type ScreenedLists,
  type Screener,
  type Screening,
  screenerOf,
  UnknownWatchlistError,
} from './screening/screener.js';
