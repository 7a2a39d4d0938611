import { composeDocument, type TradeDocument } from '../../erp/invoices/index.js';
import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { add, currencyDecimals, type Decimal, decimal } from '../../kernel/money.js';
import { openBases } from './basis.js';
import { type BasketLine, fillBasket } from './basket.js';
import { createRaffle } from './dice.js';
import { foresee } from './fate.js';
import { listLimits, listPlaces, takeInvoiceIds, takeNumbers } from './queries.js';
import { issueManySql } from './sales-sql.js';
import { type MovedPlace, openShelves, type Shelves } from './shelves.js';
import type { Today, Year } from './state.js';

/** An invoice of a chunk, made but not written. */
interface Made {
  readonly id: number;
  /** Place of the customer. */
  readonly customer: number;
  readonly document: TradeDocument;
  readonly at: Date;
  readonly goods: ReadonlyMap<number, { readonly after: string; readonly value: string }>;
}

/** As many as one statement writes: more would keep all of them in memory at once. */
const chunkInvoices = 500;

const issueMany = statement<{ written: number }>('year.issue', issueManySql);

/** What customers with a limit may still take on credit today, and the goods there are. */
interface Till {
  readonly shelves: Shelves;
  readonly owed: Map<number, { limit: Decimal; owed: Decimal }>;
}

async function openTill({ db, companyId, baseCurrency }: Year): Promise<Till> {
  const shelves = openShelves(await listPlaces(db, companyId), currencyDecimals(baseCurrency));
  const rows = await listLimits(db, companyId);
  const owed = new Map(
    rows.map((row) => [row.id, { limit: decimal(row.credit_limit), owed: decimal(row.owed) }]),
  );
  return { shelves, owed };
}

/** Whether the customer's limit lets it owe this too; then it does. */
function takesCredit({ owed }: Till, customerId: number, { header, figures }: TradeDocument) {
  const account = owed.get(customerId);
  if (account === undefined) return true;
  const then = add(account.owed, figures.company.grandTotal);
  if (header['is_cash'] !== true && then.gt(account.limit)) return false;
  account.owed = then;
  return true;
}

function takeGoods({ shelves }: Till, lines: readonly BasketLine[]): Made['goods'] {
  const taken = new Map<number, { after: string; value: string }>();
  for (const [at, { productId, warehouseId, quantity }] of lines.entries()) {
    if (warehouseId === undefined) continue;
    taken.set(at + 1, shelves.take(productId, warehouseId, String(quantity)));
  }
  return taken;
}

function valuesOf(made: readonly Made[], numbers: readonly string[]) {
  const headers = made.map(({ id, document, at }, place) => ({
    ...document.header,
    id,
    number: numbers[place],
    issue_date: document.day,
    due_date: document.dueDate,
    at,
  }));
  const lines = made.flatMap(({ id, document, goods }) =>
    document.lines.map((line, at) => ({ ...line, ...goods.get(at + 1), document: id })),
  );
  return [JSON.stringify(headers), JSON.stringify(lines)];
}

async function write(
  { db, clerk, companyId }: Year,
  day: string,
  made: readonly Made[],
  places: readonly MovedPlace[],
): Promise<void> {
  const last = made.at(-1);
  if (last === undefined) return;
  const audit = clerk('createInvoice', last.at).auditValues();
  await inTransaction(db, async (trx: Db) => {
    const numbers = await takeNumbers(trx, companyId, 'invoice', { count: made.length, day });
    await issueMany(trx, [...audit, ...valuesOf(made, numbers), JSON.stringify(places)]);
  });
}

/** Sells day by day. */
export async function openSales(year: Year, firstDay: string) {
  const { articles, customers, dice, mainId, branchId } = year;
  const bases = await openBases(year, firstDay);
  const draw = createRaffle(articles.map(({ weight }) => weight));
  const drawCustomer = createRaffle(customers.map((_customer, rank) => (rank + 4) ** -0.75));

  async function make(till: Till, { day, at }: Today, id: number, part: number): Promise<Made> {
    const place = drawCustomer(dice);
    const customer = customers[place];
    if (customer === undefined) throw new Error('The year has no customers');
    const shop = { articles, draw, shelves: till.shelves, mainId, branchId };
    const lines = fillBasket(shop, dice);
    const productIds = lines.map(({ productId }) => productId);
    const body = { partyId: customer.id, lines, day };
    const composed = composeDocument(await bases.of(customer.id, productIds, day), body);
    const takes = takesCredit(till, customer.id, composed);
    const cash = 'CONTADO';
    const document = takes
      ? composed
      : composeDocument(await bases.of(customer.id, productIds, day, cash), body);
    if (!takes) takesCredit(till, customer.id, document);
    return { id, customer: place, document, at: at(part), goods: takeGoods(till, lines) };
  }

  return async (today: Today, onProgress: (count: number) => void): Promise<void> => {
    const till = await openTill(year);
    const ids = await takeInvoiceIds(year.db, today.invoices);
    // One chunk is made while the one before it is written.
    let writing = Promise.resolve();
    for (let done = 0; done < ids.length; done += chunkInvoices) {
      const made: Made[] = [];
      for (const [place, id] of ids.slice(done, done + chunkInvoices).entries()) {
        // From eight in the morning to half past five.
        const part = 0.334 + (0.395 * (done + place)) / ids.length;
        const one = await make(till, today, id, part);
        const { dueDate, header } = one.document;
        const issued = { invoiceId: id, dueDate, isCash: header['is_cash'] === true };
        foresee(year, today, one.customer, issued);
        made.push(one);
      }
      const places = till.shelves.moved();
      await writing;
      writing = write(year, today.day, made, places).then(() => onProgress(made.length));
      // Whoever waits for it next is told.
      writing.catch(() => undefined);
    }
    await writing;
  };
}
