import { handlers as payables } from '../../../erp/payables/handlers.js';
import { handlers as orders } from '../../../erp/purchase-orders/handlers.js';
import { addDays } from '../../../kernel/values/time.js';
import { sending, to } from '../contexts.js';
import { listOpenPayables, listPlaces } from '../queries.js';
import {
  type Agenda,
  createAgenda,
  type StoredArticle,
  type Today,
  type Vendor,
  type Year,
} from '../state.js';

interface Delivery {
  readonly orderId: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
}

/** The days of sales that an order covers, and those that stock and open orders together cover. */
const coverDays = 52;
const maxOrderLines = 60;

/** Rounds quantities of cheap products to whole boxes. */
function boxes(units: number): number {
  const box = units > 200 ? 50 : units > 20 ? 10 : 1;
  return Math.ceil(units / box) * box;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Open purchase orders, and payables that are due. */
interface PurchaseState {
  readonly year: Year;
  readonly onOrder: Map<number, number>;
  readonly deliveries: Agenda<Delivery>;
  readonly dues: Agenda<number>;
  vendorInvoices: number;
}

interface Shortage {
  readonly article: StoredArticle;
  readonly quantity: number;
}

function change({ onOrder }: PurchaseState, productId: number, by: number): void {
  onOrder.set(productId, (onOrder.get(productId) ?? 0) + by);
}

const friday = (day: string) => addDays(day, (5 - new Date(day).getUTCDay() + 7) % 7);

function suppliedBy({ articles, vendors }: Year, vendor: Vendor): StoredArticle[] {
  const place = vendors.indexOf(vendor);
  return articles.filter(
    ({ product, isRestocked }, at) =>
      product.type !== 'service' && isRestocked && at % vendors.length === place,
  );
}

async function onHand({ db, companyId }: Year): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>();
  for (const { product_id, quantity } of await listPlaces(db, companyId)) {
    sums.set(product_id, (sums.get(product_id) ?? 0) + Number(quantity));
  }
  return sums;
}

function shortOf(
  { onOrder }: PurchaseState,
  stock: ReadonlyMap<number, number>,
  list: readonly StoredArticle[],
): Shortage[] {
  return list.flatMap((article) => {
    const there = (stock.get(article.id) ?? 0) + (onOrder.get(article.id) ?? 0);
    const missing = article.demand * coverDays + article.usual - there;
    const isWorthIt = missing > article.demand * 14;
    return isWorthIt ? [{ article, quantity: boxes(missing) }] : [];
  });
}

/** Most orders are received at once. A part of every sixth one arrives a week later. */
function plan(
  { year, deliveries }: PurchaseState,
  day: string,
  { id, lines }: { id: number; lines: readonly { id: number; quantity: number }[] },
): void {
  const isParted = year.dice.chance(0.17);
  const first = lines.map((line) => ({
    lineId: line.id,
    quantity: isParted ? Math.max(1, Math.floor(line.quantity * 0.6)) : line.quantity,
  }));
  deliveries.add(day, { orderId: id, lines: first });
  if (!isParted) return;
  const rest = lines.flatMap((line, at) => {
    const quantity = line.quantity - (first[at]?.quantity ?? 0);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
  const then = addDays(day, year.dice.between(5, 12));
  if (rest.length > 0) deliveries.add(then, { orderId: id, lines: rest });
}

async function order(
  buying: PurchaseState,
  today: Today,
  vendor: Vendor,
  shortages: readonly Shortage[],
): Promise<void> {
  const { contextFor, dice, baseCurrency, mainId } = buying.year;
  const { day } = today;
  // Foreign vendors have prices in their own currency.
  const factor = vendor.currency === baseCurrency ? 1 : 1 / 65;
  const lines = shortages.map(({ article, quantity }) => ({
    productId: article.id,
    quantity,
    unitPrice: cents((article.product.cost ?? 1) * (0.97 + dice.unit() * 0.08) * factor + 0.01),
  }));
  const expectedDate = addDays(day, dice.between(3, 9));
  const body = { vendorId: vendor.id, orderDate: day, expectedDate, warehouseId: mainId, lines };
  const ctx = contextFor('createPurchaseOrder', today.at(0.31));
  const { data } = await orders.createPurchaseOrder(sending(body), ctx);
  if (dice.chance(0.02)) {
    const later = contextFor('cancelPurchaseOrder', today.at(0.325));
    await orders.cancelPurchaseOrder(to(data.id, undefined), later);
    return;
  }
  for (const { article, quantity } of shortages) change(buying, article.id, quantity);
  plan(buying, expectedDate, data);
}

async function receive(
  buying: PurchaseState,
  today: Today,
  { orderId, lines }: Delivery,
  part: number,
): Promise<void> {
  const { contextFor, dice, today: lastDay } = buying.year;
  buying.vendorInvoices += 1;
  const vendorInvoiceNumber = `B01-${String(buying.vendorInvoices).padStart(8, '0')}`;
  const body = { date: today.day, vendorInvoiceNumber, lines: [...lines] };
  const ctx = contextFor('receivePurchaseOrder', today.at(part));
  const { data } = await orders.receivePurchaseOrder(to(orderId, body), ctx);
  for (const { productId, quantity } of data.reception.lines) change(buying, productId, -quantity);
  if (dice.chance(0.03)) return;
  const delay = dice.chance(0.15) ? dice.between(10, 110) : dice.between(-4, 2);
  const wished = friday(addDays(data.payable.dueDate, delay));
  const isSoon = wished <= today.day;
  if (wished <= lastDay) buying.dues.add(isSoon ? today.day : wished, data.payable.id);
}

/** Returns the vendors of the week. Each has an order every fourth week. */
function callers({ vendors }: Year, { day, weekday }: Today): Vendor[] {
  if (weekday === 0 || weekday === 6) return [];
  const week = Math.floor((Date.parse(day) / 86_400_000 + 3) / 7);
  const turn = (week % 4) * 5 + weekday - 1;
  return vendors.filter((_vendor, at) => (at * 3) % 20 === turn);
}

/** The time of deliveries, before the shop opens. */
async function restock(buying: PurchaseState, today: Today): Promise<void> {
  const { year } = buying;
  const work = buying.deliveries.take(today.day);
  for (const [at, delivery] of work.entries()) {
    await receive(buying, today, delivery, 0.3 + (0.005 * at) / work.length);
  }
  const called = callers(year, today);
  if (called.length === 0) return;
  const stock = await onHand(year);
  for (const vendor of called) {
    const short = shortOf(buying, stock, suppliedBy(year, vendor));
    for (let at = 0; at < short.length; at += maxOrderLines) {
      await order(buying, today, vendor, short.slice(at, at + maxOrderLines));
    }
  }
}

/** Pays all due amounts of a vendor together. */
async function pay({ year, dues }: PurchaseState, today: Today): Promise<void> {
  const { db, contextFor, dice, companyId, vendors } = year;
  const work = dues.take(today.day);
  if (work.length === 0) return;
  const open = await listOpenPayables(db, companyId, work);
  for (const vendor of vendors) {
    const own = open.filter(({ party_id }) => party_id === vendor.id);
    if (own.length === 0) continue;
    const allocations = own.map(({ id, open_amount }) => {
      return { payableId: id, amount: Number(open_amount) };
    });
    const amount = cents(allocations.reduce((sum, part) => sum + part.amount, 0));
    const method = dice.pick(['transferencia', 'transferencia', 'cheque'] as const);
    const body = { vendorId: vendor.id, date: today.day, amount, method, allocations };
    const ctx = contextFor('createPayablePayment', today.at(0.785));
    await payables.createPayablePayment(sending(body), ctx);
  }
}

/** Orders, receives and pays by the operations of the product. */
export function openPurchases(year: Year) {
  const buying: PurchaseState = {
    year,
    onOrder: new Map(),
    deliveries: createAgenda(),
    dues: createAgenda(),
    vendorInvoices: 0,
  };
  return {
    restock: (today: Today) => restock(buying, today),
    pay: (today: Today) => pay(buying, today),
  };
}
