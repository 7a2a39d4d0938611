import { randomBytes } from 'node:crypto';
import { findCompany } from '../../erp/config/index.js';
import { createPasswords } from '../../kernel/auth/passwords.js';
import type { Database } from '../../kernel/db/client.js';
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
import { planCompany, type YearPlan } from './plan/company.js';
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

/** The company with its products and parties before the first day. */
async function found(options: YearOptions, { company, articles }: YearPlan, now: Date) {
  const { database, bcryptCost, code } = options;
  const passwords = await createPasswords(bcryptCost);
  return inTransaction(database.knex, async (trx) => {
    await lockDemo(trx);
    if ((await findCompany(trx, code)) !== undefined) {
      throw new OperatorError(
        `The company ${code} is there already; nothing was added. Another year needs another --code.`,
      );
    }
    const by = { command: 'seed year', now };
    const companyId = await ensureCompany(trx, company, by);
    const operator = { ...by, companyId };
    const password = randomBytes(12).toString('base64url');
    const email = `admin@${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`;
    const person = { name: 'Altagracia Peña', email, password, role: 'admin' };
    const id = await addUser(trx, passwords, person, operator);
    const wish = { name: 'Demo: acceso completo', permissions: everything };
    const { value: apiKey } = await addApiKey(trx, wish, operator);
    const admin = { id, email, password, name: person.name };
    return { companyId, admin, apiKey, ids: await listIds(trx, companyId), articles };
  });
}

type YearCompany = Awaited<ReturnType<typeof found>>;

function shelved(articles: readonly Article[], ids: YearCompany['ids']): StoredArticle[] {
  const byCode = new Map(ids.articles.map(({ id, code }) => [code, id]));
  return articles.map((article) => ({ ...article, id: byCode.get(article.product.code) ?? 0 }));
}

function customersOf(ids: YearCompany['ids'], dice: Dice): Customer[] {
  return ids.customers
    .filter(({ sells }) => sells)
    .map(({ id, currency }) => ({
      id,
      currency,
      habit: dice.pick(['prompt', 'prompt', 'prompt', 'slow', 'slow', 'bad'] as const),
      paysWeekly: dice.chance(0.4),
    }));
}

function yearOf(
  { database, now, invoices }: YearOptions,
  { company }: YearPlan,
  { companyId, admin, ids, articles }: YearCompany,
  dice: Dice,
): Year {
  const { timeZone, baseCurrency, locale } = company;
  const principal: Principal = {
    type: 'user',
    id: admin.id,
    name: admin.name,
    companyId,
    timeZone,
    baseCurrency,
    locale,
    permissions: permissionsOfRole('admin'),
    lockedThrough: undefined,
    loginId: undefined,
    publicId: String(admin.id),
    environment: 'live',
  };
  const warehouse = (code: string) => ids.warehouses.find((one) => one.code === code)?.id ?? 0;
  return {
    db: database.knex,
    dice,
    companyId,
    baseCurrency,
    invoices,
    vendors: ids.vendors,
    contextFor: createContextFactory(database.knex, principal),
    today: dayIn(now, timeZone),
    articles: shelved(articles, ids),
    customers: customersOf(ids, dice),
    mainId: warehouse('MAIN'),
    branchId: warehouse('SANTIAGO'),
    payments: createAgenda(),
    returns: createAgenda(),
  };
}

/** Runs the work of each day in its order. */
async function tell(
  year: Year,
  days: readonly YearDay[],
  momentOf: (day: string) => Today['at'],
  onProgress: YearOptions['onProgress'],
): Promise<void> {
  const sell = await openSales(year, days[0]?.day ?? year.today);
  const purchases = openPurchases(year);
  const returns = openReturns(year);
  const care = openStockCare(year);
  const office = openOffice(year);
  let done = 0;
  let planned = 25;
  for (const [at, day] of days.entries()) {
    const today: Today = { ...day, at: momentOf(day.day) };
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
  }
}

/**
 * Creates a company with months of sales, purchases and payments until now. The same arguments give the same data.
 * Sales and collections are written in bulk, everything else by the operations of the product.
 *
 * @throws OperatorError if the code is in use; then nothing is written
 */
export async function makeYear(options: YearOptions): Promise<YearCredentials> {
  const { now, code, months, invoices, onProgress } = options;
  const dice = createDice(seed);
  const { timeZone } = demo;
  const days = calendarOf({ today: dayIn(now, timeZone), months, invoices }, dice);
  const plan = planCompany(code, days, invoices, dice);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const momentOf = (day: string) => momentsOf(day, timeZone, now);
  const founded = await found(options, plan, momentOf(first)(0.1));
  const year = yearOf(options, plan, founded, dice);
  await tell(year, days, momentOf, onProgress);
  const { companyId: id, admin, apiKey } = founded;
  const company = { id, code, name: plan.company.name };
  const { email, password } = admin;
  return {
    company,
    admin: { id: admin.id, email, password },
    apiKey,
    invoices,
    from: first,
    to: last,
  };
}
