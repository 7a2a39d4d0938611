import { findExchangeRate } from '../../../erp/config/index.js';
import {
  allocateAll,
  enterSources,
  insertPayments,
  lockNamedItems,
  valueParts,
} from '../../../erp/settlement/index.js';
import { actorOf, writeAudits } from '../../../kernel/audit/queries.js';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import {
  add,
  currencyDecimals,
  type Decimal,
  decimal,
  divide,
  multiply,
  roundHalfAway,
  subtract,
  toSql,
  zero,
} from '../../../kernel/values/money.js';
import { takeIds, takeNumbers } from '../queries.js';
import type { Customer, DuePayment, Today, Year } from '../state.js';

type Items = Awaited<ReturnType<typeof lockNamedItems>>;
type Item = Items[number];

/** A collection of a customer for some invoices, before it has a number. */
interface Collection {
  readonly customer: Customer;
  readonly isCash: boolean;
  readonly amount: Decimal;
  readonly items: readonly Item[];
  readonly amounts: ReadonlyMap<number, Decimal>;
  readonly method: string;
  readonly reference: string | null;
}

/** The number of collections per statement. */
const chunkPayments = 400;

const cashMethods = ['efectivo', 'efectivo', 'tarjeta'] as const;
const bankMethods = ['transferencia', 'transferencia', 'cheque'] as const;

/** Some payments are rounded up. The excess remains as credit. */
function received({ dice }: Year, due: Decimal, isCash: boolean): Decimal {
  if (isCash || !dice.chance(0.02)) return due;
  const step = decimal('500');
  return add(multiply(divide(due, step, 0), step), step);
}

function collect(
  year: Year,
  dues: readonly DuePayment[],
  byDocument: ReadonlyMap<number, Item>,
): Collection | undefined {
  const { dice } = year;
  const [first] = dues;
  const customer = first && year.customers[first.customer];
  if (first === undefined || customer === undefined) return undefined;
  const items: Item[] = [];
  const amounts = new Map<number, Decimal>();
  for (const { invoiceId, part } of dues) {
    const item = byDocument.get(invoiceId);
    if (item === undefined) continue;
    const open = decimal(item.open_amount);
    const decimals = currencyDecimals(item.currency_code);
    const amount = roundHalfAway(multiply(open, decimal(part)), decimals);
    if (amount.lte(zero)) continue;
    items.push(item);
    amounts.set(item.id, amount);
  }
  const { isCash } = first;
  const amount = received(year, add(...amounts.values()), isCash);
  if (amount.lte(zero)) return undefined;
  const method = dice.pick(isCash ? cashMethods : bankMethods);
  const reference = method === 'cheque' ? `CHQ ${dice.between(1_000, 9_999)}` : null;
  return { customer, isCash, amount, items, amounts, method, reference };
}

/**
 * A customer pays all invoices of a day together. They have the same currency.
 */
function groupByCustomer(dues: readonly DuePayment[]): DuePayment[][] {
  const groups = new Map<string, DuePayment[]>();
  for (const due of dues) {
    // Cash sales have a payment each.
    const key = due.isCash ? `invoice ${due.invoiceId}` : `customer ${due.customer}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [due]);
    else group.push(due);
  }
  return [...groups.values()];
}

async function rateOf(db: Db, { companyId, baseCurrency }: Year, currency: string, day: string) {
  if (currency === baseCurrency) return decimal('1');
  const rate = await findExchangeRate(db, companyId, currency, baseCurrency, day);
  if (rate === undefined) throw new Error(`${currency} has no rate on ${day}`);
  return decimal(rate);
}

async function rowsOf(
  trx: Db,
  year: Year,
  { day, at, id, number }: { day: string; at: Date; id: number; number: string },
  of: Collection,
) {
  const decimals = currencyDecimals(year.baseCurrency);
  const { customer, amount } = of;
  const rate = await rateOf(trx, year, customer.currency, day);
  const base = roundHalfAway(multiply(amount, rate), decimals);
  const open = of.items.map((item) => ({
    itemId: item.id,
    open: { amount: item.open_amount, base: item.base_open_amount },
  }));
  const parts = valueParts(
    { amount: toSql(amount), base: toSql(base) },
    open,
    of.amounts,
    decimals,
  );
  const placed = add(...parts.map((part) => decimal(part.amount)));
  const placedBase = add(...parts.map((part) => decimal(part.sourceBase)));
  const payment = {
    id,
    number,
    partyId: customer.id,
    date: day,
    method: of.method,
    currencyCode: customer.currency,
    exchangeRate: toSql(rate),
    amount: toSql(amount),
    base: toSql(base),
    unallocated: toSql(subtract(amount, placed)),
    baseUnallocated: toSql(subtract(base, placedBase)),
    reference: of.reference,
    notes: null,
  };
  const documents = new Map(of.items.map((item) => [item.id, item.document_number]));
  return { payment, at, parts, documents, items: of.items };
}

type Row = Awaited<ReturnType<typeof rowsOf>>;

/** Returns a decimal text in the form of the database. */
const asKept = (amount: string): string => decimal(amount).toFixed(4);

function entryOf({ payment, at, parts, documents }: Row) {
  const allocations = parts.map(({ itemId, amount }) => ({
    document: documents.get(itemId),
    amount: asKept(amount),
  }));
  const { id, number } = payment;
  const [amount, unallocatedAmount] = [asKept(payment.amount), asKept(payment.unallocated)];
  return {
    objectType: 'collection' as const,
    objectId: id,
    at,
    event: 'collection.created',
    after: { number, status: 'posted', amount, unallocatedAmount, allocations },
  };
}

/** Writes many collections with the statements for single ones. There is no other writer in the company. */
async function writeRows(
  trx: Db,
  { contextFor, companyId }: Year,
  today: Today,
  rows: readonly Row[],
) {
  await insertPayments(trx, 'receivable', companyId, rows);
  const written = rows.map((row) => {
    const { payment, at } = row;
    const { id, number, partyId, currencyCode } = payment;
    const source = { type: 'payment' as const, id, number, partyId, currencyCode };
    return { ...row, source, moment: { companyId, now: at, day: today.day } };
  });
  const posted = written.map(({ moment, source, payment }) => ({
    moment,
    source,
    kind: 'posted' as const,
    amount: `-${payment.amount}`,
    base: `-${payment.base}`,
  }));
  await enterSources(trx, 'receivable', companyId, posted);
  await allocateAll(trx, 'receivable', companyId, written);
  const { principal, request } = contextFor('createReceivablePayment', today.at(0.76));
  const entries = written.map((row) => entryOf(row));
  await writeAudits(trx, actorOf(principal), request, entries);
}

async function writeChunk(
  year: Year,
  today: Today,
  groups: readonly (readonly DuePayment[])[],
): Promise<void> {
  const { db, companyId } = year;
  await inTransaction(db, async (trx: Db) => {
    const documentIds = groups.flatMap((dues) => dues.map(({ invoiceId }) => invoiceId));
    const items = await lockNamedItems(trx, 'receivable', companyId, { ids: [], documentIds });
    const byDocument = new Map(items.map((item) => [item.document_id ?? 0, item]));
    const collections = groups.flatMap((dues) => collect(year, dues, byDocument) ?? []);
    if (collections.length === 0) return;
    const count = collections.length;
    const numbers = await takeNumbers(trx, companyId, 'collection', { count, day: today.day });
    const ids = await takeIds(trx, 'receivable_payments', count);
    const rows: Awaited<ReturnType<typeof rowsOf>>[] = [];
    for (const [place, one] of collections.entries()) {
      // The closing time.
      const at = today.at(0.74 + (0.02 * place) / count);
      const own = { day: today.day, at, id: ids[place] ?? 0, number: numbers[place] ?? '' };
      rows.push(await rowsOf(trx, year, own, one));
    }
    await writeRows(trx, year, today, rows);
  });
}

/** Records the payments of a day. */
export async function collectPayments(year: Year, today: Today): Promise<void> {
  const groups = groupByCustomer(year.payments.take(today.day));
  for (let done = 0; done < groups.length; done += chunkPayments) {
    await writeChunk(year, today, groups.slice(done, done + chunkPayments));
  }
}
