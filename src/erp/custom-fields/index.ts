export { fieldColumns, printedFields, valueColumns } from './columns.js';
export { noValues, type RecordValues, shownValues } from './entries.js';
export {
  metadataFilter,
  type ValueFilter,
  type ValueParameters,
  valueConditions,
  valueFilters,
  valueGathering,
} from './filters.js';
export { handlers } from './record.js';
export {
  assertRequired,
  newValues,
  type SentValues,
  valuesAfter,
  writeEntries,
} from './values.js';
