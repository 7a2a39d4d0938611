import pg from 'pg';
import { makeYear } from '../../../src/demo/index.js';
import { createApiKey } from '../../../src/erp/auth/index.js';
import { findCompany } from '../../../src/erp/config/index.js';
import { type Database, openDatabase } from '../../../src/kernel/db/client.js';
import { migrate } from '../../../src/kernel/db/migrate.js';
import { allPermissions, refusedForKeys } from '../../../src/kernel/permissions.js';
import { migrations } from '../../../src/migrations/index.js';

/** A company with so many invoices in a database of its own, and what to ask it about. */
export interface Grown {
  readonly size: number;
  readonly url: string;
  readonly companyId: number;
  readonly timeZone: string;
  readonly apiKey: string;
  /** An invoice from the middle, and the day on which it was issued. */
  readonly middle: { readonly id: number; readonly number: string; readonly day: string };
  /** A customer with as many invoices as the mean has. */
  readonly customerId: number;
}

/** Months are as many as a day has sales: a larger company, not a longer life. */
const months = 12;
const code = 'GROWTH';

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

async function createIfMissing(serverUrl: string, size: number): Promise<void> {
  await withAdmin(serverUrl, async (admin) => {
    const sql = 'SELECT 1 FROM pg_database d WHERE d.datname = $1';
    const { rows } = await admin.query(sql, [nameOf(size)]);
    if (rows.length === 0) await admin.query(`CREATE DATABASE ${nameOf(size)}`);
  });
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

async function fill(
  database: Database,
  size: number,
  onProgress: (done: number) => void,
): Promise<void> {
  if ((await findCompany(database.knex, code)) !== undefined) return;
  const now = new Date();
  await makeYear({ database, bcryptCost: 10, now, code, months, invoices: size, onProgress });
  await database.knex.raw('VACUUM ANALYZE');
}

/** The database of that size; one that is there from an earlier run is brought up to date and used again. */
export async function growTo(
  serverUrl: string,
  size: number,
  onProgress: (done: number) => void,
): Promise<Grown> {
  await createIfMissing(serverUrl, size);
  const url = at(serverUrl, size);
  const database = await openDatabase({ url, poolMax: 4, statementTimeoutMs: 3_600_000 });
  try {
    await migrate(database, migrations);
    await fill(database, size, onProgress);
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
