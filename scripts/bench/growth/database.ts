import pg from 'pg';
import { makeYear } from '../../../src/demo/index.js';
import { createApiKey } from '../../../src/erp/auth/index.js';
import { findCompany } from '../../../src/erp/config/index.js';
import { type Database, openDatabase } from '../../../src/kernel/db/client.js';
import { migrate } from '../../../src/kernel/db/migrate.js';
import { allPermissions, refusedForKeys } from '../../../src/kernel/permissions.js';
import { migrations } from '../../../src/migrations/index.js';
import { openLane } from './multiply/lanes.js';
import { multiplyCompany } from './multiply/multiply.js';

/** A company with a number of invoices in a database of its own, and the ids for the requests. */
export interface Grown {
  readonly size: number;
  readonly url: string;
  readonly companyId: number;
  readonly timeZone: string;
  readonly apiKey: string;
  /** An invoice from the middle, and the day on which it was issued. */
  readonly middle: { readonly id: number; readonly number: string; readonly day: string };
  /** A customer with an average number of invoices. */
  readonly customerId: number;
}

/** Every company has the same number of months. A larger company has more invoices a day. */
const months = 12;
const code = 'GROWTH';
/** The code of an incomplete company. */
const unfinished = 'GROWTH-BASE';
/** The number of invoices that the server creates by its rules. Further invoices are copies of these. */
const made = 5_000;
/** PostgreSQL uses a core for each. */
const laneCount = 2;

async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const nameOf = (size: number) => `notaria_growth_${size}`;

function at(serverUrl: string, size: number): string {
  const own = new URL(serverUrl);
  own.pathname = `/${nameOf(size)}`;
  return own.href;
}

export async function dropGrown(serverUrl: string, size: number): Promise<void> {
  const sql = `DROP DATABASE IF EXISTS ${nameOf(size)} WITH (FORCE)`;
  await withAdmin(serverUrl, (admin) => admin.query(sql));
}

async function exists(serverUrl: string, size: number): Promise<boolean> {
  return withAdmin(serverUrl, async (admin) => {
    const sql = 'SELECT 1 FROM pg_database d WHERE d.datname = $1';
    const { rows } = await admin.query(sql, [nameOf(size)]);
    return rows.length > 0;
  });
}

const open = (url: string) => openDatabase({ url, poolMax: 4, statementTimeoutMs: 3_600_000 });

/** Removes a database that an interrupted run left unfinished. */
async function dropIfUnfinished(serverUrl: string, size: number): Promise<void> {
  const database = await open(at(serverUrl, size));
  let isFinished = false;
  try {
    await migrate(database, migrations);
    isFinished = (await findCompany(database.knex, code)) !== undefined;
  } finally {
    await database.close();
  }
  if (!isFinished) await dropGrown(serverUrl, size);
}

async function createIfMissing(serverUrl: string, size: number): Promise<void> {
  if (await exists(serverUrl, size)) await dropIfUnfinished(serverUrl, size);
  if (await exists(serverUrl, size)) return;
  await withAdmin(serverUrl, (admin) => admin.query(`CREATE DATABASE ${nameOf(size)}`));
}

async function factsOf({ knex }: Database, companyId: number) {
  const own = () => knex('invoices as i').where({ 'i.company_id': companyId });
  const count = await own().count<{ count: number }[]>({ count: '*' });
  const [middle] = await own()
    .orderBy('i.id')
    .offset(Math.floor(Number(count[0]?.count) / 2))
    .limit(1)
    .select<{ id: number; number: string; day: string }[]>(
      'i.id',
      'i.number',
      'i.issue_date as day',
    );
  const [usual] = await own()
    .groupBy('i.customer_id')
    .orderByRaw('abs(count(*) - avg(count(*)) OVER ()), i.customer_id')
    .limit(1)
    .select<{ customer_id: number }[]>('i.customer_id');
  if (middle === undefined || usual === undefined) throw new Error('The company has no invoices');
  return { middle, customerId: usual.customer_id };
}

async function multiply(url: string, baseId: number, factor: number): Promise<number> {
  const opened = await Promise.all(Array.from({ length: laneCount }, () => openLane(url)));
  try {
    const lanes = opened.map(({ lane }) => lane);
    return await multiplyCompany(lanes, baseId, factor);
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
  }
}

async function fill(
  database: Database,
  { size, url }: Pick<Grown, 'size' | 'url'>,
  onProgress: (done: number) => void,
): Promise<void> {
  const now = new Date();
  const factor = Math.max(1, Math.round(size / made));
  const invoices = Math.round(size / factor);
  const wish = { database, bcryptCost: 10, now, code: unfinished, months, invoices, onProgress };
  const { company } = await makeYear(wish);
  const companyId = factor === 1 ? company.id : await multiply(url, company.id, factor);
  await database.knex.raw('VACUUM ANALYZE');
  await database.knex('companies').where({ id: companyId }).update({ code });
}

/** Returns the database of a size. Reuses that of an earlier run after it is migrated. */
export async function growTo(
  serverUrl: string,
  size: number,
  onProgress: (done: number) => void,
): Promise<Grown> {
  await createIfMissing(serverUrl, size);
  const url = at(serverUrl, size);
  const database = await open(url);
  try {
    await migrate(database, migrations);
    const isFilled = (await findCompany(database.knex, code)) !== undefined;
    if (!isFilled) await fill(database, { size, url }, onProgress);
    const company = await findCompany(database.knex, code);
    if (company === undefined) throw new Error('The company was not made');
    const { companyId, timeZone } = company;
    const permissions = allPermissions.filter((name) => refusedForKeys([name]).length === 0);
    const key = { companyId, name: 'Growth', permissions };
    const { value: apiKey } = await createApiKey(database.knex, key, new Date());
    return { size, url, companyId, timeZone, apiKey, ...(await factsOf(database, companyId)) };
  } finally {
    await database.close();
  }
}
