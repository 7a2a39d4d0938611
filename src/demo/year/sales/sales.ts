import {
  auditedInvoice,
  composeDocument,
  type InvoiceIdentity,
  insertInvoices,
  insertLines,
  invoiceRecord,
  issuedStatus,
  lineRecords,
  receivableOf,
  type TradeDocument,
} from '../../../erp/invoices/index.js';
import {
  type DatedMoment,
  deferItems,
  insertMovements,
  type Movement,
  movementRow,
  unitCostOf,
  writeStock,
} from '../../../erp/posting/index.js';
import { actorOf, writeAudits } from '../../../kernel/audit/queries.js';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import {
  add,
  currencyDecimals,
  type Decimal,
  decimal,
  zero,
} from '../../../kernel/values/money.js';
import { type Bases, openBases } from '../basis.js';
import { type BasketLine, fillBasket } from '../goods/basket.js';
import { type MovedPlace, openShelves, type Shelves } from '../goods/shelves.js';
import { createRaffle, type Dice } from '../plan/dice.js';
import { foresee } from '../plan/fate.js';
import { listLimits, listPlaces, takeIds, takeNumbers } from '../queries.js';
import type { Today, Year } from '../state.js';

/** An invoice that is not written yet. */
interface InvoiceDraft {
  readonly id: number;
  /** Position of the customer. */
  readonly customer: number;
  readonly document: TradeDocument;
  readonly at: Date;
  readonly goods: ReadonlyMap<number, { readonly after: string; readonly value: string }>;
}

/** The number of invoices per statement, which are in memory together. */
const chunkInvoices = 500;

/** The remaining credit of customers with a limit, and the stock. */
interface SalesState {
  readonly shelves: Shelves;
  readonly owed: Map<number, { limit: Decimal; owed: Decimal }>;
}

async function openTill({ db, companyId, baseCurrency }: Year): Promise<SalesState> {
  const shelves = openShelves(await listPlaces(db, companyId), currencyDecimals(baseCurrency));
  const rows = await listLimits(db, companyId);
  const owed = new Map(
    rows.map((row) => [row.id, { limit: decimal(row.credit_limit), owed: decimal(row.owed) }]),
  );
  return { shelves, owed };
}

/** Adds an amount to the debt of the customer. Returns false if that exceeds the limit. */
function takesCredit({ owed }: SalesState, customerId: number, { header, figures }: TradeDocument) {
  const account = owed.get(customerId);
  if (account === undefined) return true;
  const then = add(account.owed, figures.company.grandTotal);
  if (!header.is_cash && then.gt(account.limit)) return false;
  account.owed = then;
  return true;
}

function takeGoods({ shelves }: SalesState, lines: readonly BasketLine[]): InvoiceDraft['goods'] {
  const movements = new Map<number, { after: string; value: string }>();
  for (const [at, { productId, warehouseId, quantity }] of lines.entries()) {
    if (warehouseId === undefined) continue;
    movements.set(at + 1, shelves.take(productId, warehouseId, String(quantity)));
  }
  return movements;
}

function moneyRows(invoices: readonly NumberedInvoice[]) {
  return {
    invoices: invoices.map(({ document, identity }) => invoiceRecord(document, identity)),
    lines: invoices.flatMap(({ document, identity, movements }) =>
      lineRecords(document, identity.id, movements),
    ),
    items: invoices.map(({ document, identity }) => receivableOf(document, identity)),
  };
}

interface NumberedInvoice {
  readonly document: TradeDocument;
  readonly identity: InvoiceIdentity & { readonly number: string };
  readonly movements: readonly Movement[];
}

/** Returns the movements of the goods of an invoice. */
function movementsOf({ document, goods }: InvoiceDraft): readonly Movement[] {
  return document.lines.flatMap(({ line, product_id: productId, warehouse_id, quantity }) => {
    const movement = goods.get(line);
    if (movement === undefined || warehouse_id === null) return [];
    const delta = decimal(quantity).neg();
    const value = decimal(movement.value);
    const after = decimal(movement.after);
    const unitCost = unitCostOf(value, delta);
    return [{ line, productId, warehouseId: warehouse_id, delta, after, unitCost, value }];
  });
}

function numbered(
  drafts: readonly InvoiceDraft[],
  numbers: readonly string[],
): readonly NumberedInvoice[] {
  return drafts.map((one, place) => {
    const { id, document, at } = one;
    const number = numbers[place] ?? '';
    const dates = { createdAt: at, updatedAt: at };
    const identity = { id, number, status: issuedStatus(document), version: 1, ...dates };
    return { document, identity, movements: movementsOf(one) };
  });
}

async function writeStockOf(
  trx: Db,
  moment: DatedMoment,
  places: readonly MovedPlace[],
): Promise<void> {
  const rows = places.map((place) => ({
    productId: place.product_id,
    warehouseId: place.warehouse_id,
    id: place.stock_id,
    before: { quantity: decimal(place.quantity_before), value: decimal(place.value_before) },
    after: { quantity: decimal(place.quantity), value: decimal(place.value) },
    available: decimal(place.quantity_before),
    quantityOut: zero,
    moves: place.moves,
  }));
  const booking = { rows, movements: [], lastCosts: new Map() };
  await writeStock(trx, moment, booking, () => false);
}

/** Writes many invoices with the statements for single ones. There is no other writer in the company. */
async function write(
  { db, contextFor, companyId }: Year,
  day: string,
  drafts: readonly InvoiceDraft[],
  places: readonly MovedPlace[],
): Promise<void> {
  const last = drafts.at(-1);
  if (last === undefined) return;
  const { principal, request } = contextFor('createInvoice', last.at);
  await inTransaction(db, async (trx: Db) => {
    const numbers = await takeNumbers(trx, companyId, 'invoice', { count: drafts.length, day });
    const documents = numbered(drafts, numbers);
    const { invoices, lines, items } = moneyRows(documents);
    await writeStockOf(trx, { companyId, now: last.at, date: day }, places);
    await insertInvoices(trx, companyId, invoices);
    await insertLines.defer(trx, { companyId, lines: JSON.stringify(lines) });
    await deferItems(trx, 'receivable', companyId, items);
    const movements = documents.flatMap(({ document, identity, movements: own }) => {
      const reference = { type: 'invoice', date: document.day, ...identity };
      return own.map((movement) => movementRow(movement, reference, identity.createdAt));
    });
    await insertMovements.defer(trx, { companyId, movements: JSON.stringify(movements) });
    const entries = documents.map(({ document, identity }) => ({
      objectType: 'invoice' as const,
      objectId: identity.id,
      at: identity.createdAt,
      after: auditedInvoice(document, identity.number),
      event: 'invoice.issued',
    }));
    await writeAudits(trx, actorOf(principal), request, entries);
  });
}

/** The sources of all invoices of the year. */
interface SalesPlan {
  readonly year: Year;
  readonly bases: Bases;
  readonly drawArticle: (dice: Dice) => number;
  readonly drawCustomer: (dice: Dice) => number;
}

/** Composes an invoice. A customer over the credit limit pays cash. */
async function compose(
  { bases }: SalesPlan,
  till: SalesState,
  day: string,
  partyId: number,
  lines: readonly BasketLine[],
): Promise<TradeDocument> {
  const productIds = lines.map(({ productId }) => productId);
  const body = { partyId, lines, day };
  const composed = composeDocument(await bases.of(partyId, productIds, day), body);
  if (takesCredit(till, partyId, composed)) return composed;
  const document = composeDocument(await bases.of(partyId, productIds, day, 'CONTADO'), body);
  takesCredit(till, partyId, document);
  return document;
}

async function make(
  plan: SalesPlan,
  till: SalesState,
  { day, at }: Today,
  id: number,
  part: number,
): Promise<InvoiceDraft> {
  const { articles, branchId, customers, dice, mainId } = plan.year;
  const place = plan.drawCustomer(dice);
  const customer = customers[place];
  if (customer === undefined) throw new Error('The year has no customers');
  const { drawArticle: draw } = plan;
  const lines = fillBasket({ articles, draw, shelves: till.shelves, mainId, branchId }, dice);
  const document = await compose(plan, till, day, customer.id, lines);
  return { id, customer: place, document, at: at(part), goods: takeGoods(till, lines) };
}

/** Makes the invoices of a chunk and plans their future. */
async function makeChunk(
  plan: SalesPlan,
  till: SalesState,
  today: Today,
  ids: readonly number[],
  done: number,
): Promise<readonly InvoiceDraft[]> {
  const drafts: InvoiceDraft[] = [];
  for (const [place, id] of ids.slice(done, done + chunkInvoices).entries()) {
    // From eight in the morning to half past five.
    const part = 0.334 + (0.395 * (done + place)) / ids.length;
    const one = await make(plan, till, today, id, part);
    const { dueDate, header } = one.document;
    foresee(plan.year, today, one.customer, { invoiceId: id, dueDate, isCash: header.is_cash });
    drafts.push(one);
  }
  return drafts;
}

/** Sells day by day. */
export async function openSales(year: Year, firstDay: string) {
  const { articles, customers } = year;
  const plan: SalesPlan = {
    year,
    bases: await openBases(year, firstDay),
    drawArticle: createRaffle(articles.map(({ weight }) => weight)),
    drawCustomer: createRaffle(customers.map((_customer, rank) => (rank + 4) ** -0.75)),
  };
  return async (today: Today, onProgress: (count: number) => void): Promise<void> => {
    if (today.invoices === 0) return;
    const till = await openTill(year);
    const ids = await takeIds(year.db, 'invoices', today.invoices);
    // A chunk is made while the previous one is written.
    let writing = Promise.resolve();
    for (let done = 0; done < ids.length; done += chunkInvoices) {
      const drafts = await makeChunk(plan, till, today, ids, done);
      const places = till.shelves.moved();
      await writing;
      writing = write(year, today.day, drafts, places).then(() => onProgress(drafts.length));
      // The next caller that awaits `writing` receives the error.
      writing.catch(() => undefined);
    }
    await writing;
  };
}
