/** Books documents: stock with its valuation and ledger, receivables and payables. */

export { nextDocumentId } from './ids-queries.js';
export { deferItems, type NewItem, openAll, openItem } from './items.js';
export { bySide, parties, type Side } from './items-queries.js';
export {
  type BookedRow,
  type Booking,
  byPlace,
  correctionOf,
  type LockedProduct,
  type LockedStock,
  type Movement,
  nothing,
  placeBefore,
  placeKey,
} from './stock/booking.js';
export { type CountWarnings, countWarnings } from './stock/count-warnings.js';
export { bookGoods, type GoodsLine } from './stock/goods.js';
export type { ShortDay } from './stock/past.js';
export {
  findIncomingValues,
  insertMovements,
} from './stock/queries.js';
export {
  findRefusal,
  type ShortLine,
  type StockFault,
  type StockLine,
  type StockRefusal,
} from './stock/refusals.js';
export {
  afterBooking,
  type DatedMoment,
  lockStock,
  type MayGoNegative,
  type Moment,
  movementRow,
  recordMovements,
  type StockScope,
  stockOnDay,
  writeStock,
} from './stock/rows.js';
export {
  differenceOf,
  outgoingValue,
  partOf,
  type StockValue,
  sumOf,
  unitCostOf,
  valueIn,
  valueOnDay,
} from './stock/valuation.js';
export {
  type SettledItem,
  type TalliedInvoice,
  type TalliedItem,
  tallyInvoice,
  tallyItem,
  tallySettlement,
} from './tallies.js';
