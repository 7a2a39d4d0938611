import { randomBytes } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { findCompany } from '../../erp/config/index.js';
import { createPasswords } from '../../kernel/auth/passwords.js';
import type { Database, Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import type { Principal } from '../../kernel/operations/handlers.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { allPermissions, permissionsOfRole, refusedForKeys } from '../../kernel/permissions.js';
import { dayIn } from '../../kernel/values/time.js';
import { addApiKey, addUser } from '../../operator/company.js';
import { demo } from '../company/catalogue.js';
import { ensureCompany } from '../company/company.js';
import { lockDemo } from '../queries.js';
import { createContextFactory } from './contexts.js';
import type { Article } from './goods/assortment.js';
import { openPurchases } from './goods/purchases.js';
import { openStockCare } from './goods/stock-care.js';
import { calendarOf, momentsOf, type YearDay } from './plan/calendar.js';
import { type CompanyPlan, type CompanySize, planCompany, sizeFor } from './plan/company.js';
import { createDice, type Dice } from './plan/dice.js';
import { listIds, refreshPlans } from './queries.js';
import { collectPayments } from './sales/collections.js';
import { openOffice } from './sales/pipeline.js';
import { openReturns } from './sales/returns.js';
import { openSales } from './sales/sales.js';
import { type Customer, createAgenda, type StoredArticle, type Today, type Year } from './state.js';

export interface YearOptions {
  readonly database: Pick<Database, 'knex'>;
  readonly bcryptCost: number;
  /** The end of the year. */
  readonly now: Date;
  /** The code of the new company. An existing one is refused. */
  readonly code: string;
  readonly months: number;
  readonly invoices: number;
  readonly onProgress: (done: number, day: string) => void;
}

/** The login for the company. */
export interface YearCredentials {
  readonly company: { readonly id: number; readonly code: string; readonly name: string };
  readonly admin: { readonly id: number; readonly email: string; readonly password: string };
  /** All permissions of a key. */
  readonly apiKey: string;
  readonly invoices: number;
  readonly from: string;
  readonly to: string;
}

const everything = allPermissions.filter((name) => refusedForKeys([name]).length === 0);
const seed = 1844;

/** The plan of a company and of its months, before anything is written. */
export interface YearPlan extends CompanyPlan {
  readonly days: readonly YearDay[];
  readonly invoices: number;
  /** The moment of the foundation, before the first sale. */
  readonly foundedAt: Date;
  /** Decides what the plan leaves open. */
  readonly dice: Dice;
}

export interface YearWish {
  readonly code: string;
  /** The end of the year. */
  readonly now: Date;
  readonly months: number;
  readonly invoices: number;
  readonly size: CompanySize;
}

/** The same arguments give the same plan. */
export function planYear({ code, now, months, invoices, size }: YearWish): YearPlan {
  const dice = createDice(seed);
  const { timeZone } = demo;
  const days = calendarOf({ today: dayIn(now, timeZone), months, invoices }, dice);
  const foundedAt = momentsOf(days[0]?.day ?? '', timeZone, now)(0.1);
  return { ...planCompany(code, days, { invoices, size }, dice), days, invoices, foundedAt, dice };
}

/** The company with its products and parties before the first day. */
async function found({ database, bcryptCost, code }: YearOptions, plan: YearPlan) {
  const passwords = await createPasswords(bcryptCost);
  return inTransaction(database.knex, async (trx) => {
    await lockDemo(trx);
    if ((await findCompany(trx, code)) !== undefined) {
      throw new OperatorError(
        `The company ${code} is there already; nothing was added. Another year needs another --code.`,
      );
    }
    const by = { command: 'seed year', now: plan.foundedAt };
    const companyId = await ensureCompany(trx, plan.company, by);
    const operator = { ...by, companyId };
    const password = randomBytes(12).toString('base64url');
    const email = `admin@${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`;
    const person = { name: 'Altagracia Peña', email, password, role: 'admin' };
    const id = await addUser(trx, passwords, person, operator);
    const wish = { name: 'Demo: acceso completo', permissions: everything };
    const { value: apiKey } = await addApiKey(trx, wish, operator);
    return { companyId, admin: { id, email, password }, apiKey };
  });
}

type Ids = Awaited<ReturnType<typeof listIds>>;

function shelved(articles: readonly Article[], ids: Ids): StoredArticle[] {
  const byCode = new Map(ids.articles.map(({ id, code }) => [code, id]));
  return articles.map((article) => ({ ...article, id: byCode.get(article.product.code) ?? 0 }));
}

function customersOf(ids: Ids, dice: Dice): Customer[] {
  return ids.customers
    .filter(({ sells }) => sells)
    .map(({ id, currency }) => ({
      id,
      currency,
      habit: dice.pick(['prompt', 'prompt', 'prompt', 'slow', 'slow', 'bad'] as const),
      paysWeekly: dice.chance(0.4),
    }));
}

/** The administrator, who does the work of the year. */
function principalOf(
  { timeZone, baseCurrency, locale }: YearPlan['company'],
  companyId: number,
  { people: [person] }: Ids,
): Principal {
  if (person === undefined) throw new Error('The company has no administrator');
  const { id, name } = person;
  return {
    type: 'user',
    id,
    name,
    companyId,
    timeZone,
    baseCurrency,
    locale,
    permissions: permissionsOfRole('admin'),
    lockedThrough: undefined,
    loginId: undefined,
    publicId: String(id),
    environment: 'live',
  };
}

function openYear(
  db: Db,
  { articles, dice, invoices }: YearPlan,
  principal: Principal,
  ids: Ids,
  now: Date,
): Year {
  const { companyId, timeZone, baseCurrency } = principal;
  const warehouse = (code: string) => ids.warehouses.find((one) => one.code === code)?.id ?? 0;
  return {
    db,
    dice,
    companyId,
    baseCurrency,
    invoices,
    vendors: ids.vendors,
    owners: ids.people.map(({ id }) => id),
    contextFor: createContextFactory(db, principal),
    today: dayIn(now, timeZone),
    articles: shelved(articles, ids),
    customers: customersOf(ids, dice),
    mainId: warehouse('MAIN'),
    branchId: warehouse('SANTIAGO'),
    payments: createAgenda(),
    returns: createAgenda(),
  };
}

/**
 * Runs the work of each day in its order. Sales and collections are written in bulk, everything else by the operations
 * of the product.
 *
 * @param db  a transaction writes all of it or nothing
 * @returns the person who did the work
 */
export async function tellYear(
  db: Db,
  plan: YearPlan,
  companyId: number,
  { now, onProgress }: Pick<YearOptions, 'now' | 'onProgress'>,
): Promise<Principal> {
  const { company, days } = plan;
  const ids = await listIds(db, companyId);
  const principal = principalOf(company, companyId, ids);
  const year = openYear(db, plan, principal, ids, now);
  const sell = await openSales(year, days[0]?.day ?? year.today);
  const purchases = openPurchases(year);
  const returns = openReturns(year);
  const care = openStockCare(year);
  const office = openOffice(year);
  let done = 0;
  let planned = 100;
  for (const [at, day] of days.entries()) {
    const today: Today = { ...day, at: momentsOf(day.day, company.timeZone, now) };
    if (done > planned) {
      planned = done * 2;
      await refreshPlans(year.db);
    }
    await office.morning(today);
    await purchases.restock(today);
    await care.beforeSales(today);
    await sell(today, (count) => {
      done += count;
      onProgress(done, day.day);
    });
    await office.noon(today, (at + 1) / days.length);
    await collectPayments(year, today);
    await returns(today);
    await purchases.pay(today);
    await care.afterSales(today);
    // The embedded engine answers within one turn of the event loop, which would serve nothing else.
    await otherWork();
  }
  return principal;
}

/**
 * Creates a company with months of sales, purchases and payments until now. The same arguments give the same data.
 *
 * @throws OperatorError if the code is in use; then nothing is written
 */
export async function makeYear(options: YearOptions): Promise<YearCredentials> {
  const { code, database, invoices } = options;
  const plan = planYear({ ...options, size: sizeFor(invoices) });
  const { companyId: id, admin, apiKey } = await found(options, plan);
  await tellYear(database.knex, plan, id, options);
  return {
    company: { id, code, name: plan.company.name },
    admin,
    apiKey,
    invoices,
    from: plan.days[0]?.day ?? '',
    to: plan.days.at(-1)?.day ?? '',
  };
}
