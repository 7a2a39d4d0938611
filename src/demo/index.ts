import { findCompany } from '../erp/config/index.js';
import { createPasswords, type Passwords } from '../kernel/auth/passwords.js';
import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';
import { inTransaction, type Transaction } from '../kernel/db/transaction.js';
import type { Clock } from '../kernel/values/time.js';
import { demo, emptyDemo, otherDemo } from './company/catalogue.js';
import { ensureCompany } from './company/company.js';
import {
  type Credentials,
  databaseName,
  readCredentials,
  storeCredentials,
} from './credentials.js';
import { planDemo } from './history.js';
import { areCurrent, issueAdmin, issueAll } from './issue.js';
import { getDemoIds, hasCompanies, lockDemo } from './queries.js';

export { addGeneratedProducts } from './company/generated-products.js';
export { type Credentials, readCredentials } from './credentials.js';
export { ensureHistory } from './history.js';
export { makeYear, type YearCredentials } from './year/index.js';

export interface DemoOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'bcryptCost' | 'demo'>;
  readonly database: Pick<Database, 'knex'>;
  readonly clock: Clock;
  readonly baseUrl: string;
  /** True to leave a database with other companies unchanged. */
  readonly isOnlyForEmpty: boolean;
}

const facts = (id: number, { code, name, timeZone, baseCurrency }: typeof demo) => ({
  id,
  code,
  name,
  timeZone,
  baseCurrency,
});

async function storedFor(
  trx: Transaction,
  passwords: Passwords,
  { config }: DemoOptions,
): Promise<Credentials | undefined> {
  const stored = await readCredentials(config.dataDir);
  if (stored === undefined || stored.database !== databaseName(config.databaseUrl))
    return undefined;
  return (await areCurrent(trx, passwords, stored)) ? stored : undefined;
}

const asStored = ({ baseUrl, config }: DemoOptions) => ({
  baseUrl,
  database: databaseName(config.databaseUrl),
});

async function makeEmpty(
  trx: Transaction,
  passwords: Passwords,
  options: DemoOptions,
): Promise<Credentials> {
  const by = { command: 'seed', now: options.clock.now() };
  const companyId = await ensureCompany(trx, emptyDemo, by);
  return {
    ...asStored(options),
    companies: [facts(companyId, emptyDemo)],
    ...(await issueAdmin(trx, passwords, { ...by, companyId })),
  };
}

/** @param isNew  true: creates the companies, at the moment before their history */
async function make(
  trx: Transaction,
  passwords: Passwords,
  options: DemoOptions,
  isNew: boolean,
): Promise<Credentials> {
  const now = options.clock.now();
  const { company, foundedAt } = planDemo(now);
  const by = { command: 'seed', now: isNew ? foundedAt : now };
  const companyId = await ensureCompany(trx, company, by);
  const otherId = await ensureCompany(trx, otherDemo, by);
  return {
    ...asStored(options),
    companies: [facts(companyId, company), facts(otherId, otherDemo)],
    ...(await issueAll(trx, passwords, { ...by, companyId }, { ...by, companyId: otherId })),
    demoIds: await getDemoIds(trx, companyId, otherId),
  };
}

/** A company without the second one beside it was created empty. */
async function isEmptyDemo(trx: Transaction, { config }: DemoOptions, hasDemo: boolean) {
  if (!hasDemo) return config.demo === 'empty';
  return (await findCompany(trx, otherDemo.code)) === undefined;
}

/**
 * Creates the demo companies, or an empty one, and returns their credentials. `ensureHistory` adds their business. The credentials are random
 * and stored in `demo.json`; if that file is lost or belongs to another database, new ones are issued.
 *
 * @returns undefined for a database with other companies, if only an empty one should get the demo
 */
export async function ensureDemo(options: DemoOptions): Promise<Credentials | undefined> {
  const { config, database, baseUrl, isOnlyForEmpty } = options;
  const passwords = await createPasswords(config.bcryptCost);
  return inTransaction(database.knex, async (trx) => {
    await lockDemo(trx);
    const hasDemo = (await findCompany(trx, demo.code)) !== undefined;
    if (!hasDemo && isOnlyForEmpty && (await hasCompanies(trx))) return undefined;
    const stored = hasDemo ? await storedFor(trx, passwords, options) : undefined;
    const isEmpty = await isEmptyDemo(trx, options, hasDemo);
    const issue = () =>
      isEmpty ? makeEmpty(trx, passwords, options) : make(trx, passwords, options, !hasDemo);
    const credentials = stored ? { ...stored, baseUrl } : await issue();
    // Written before the commit, because a process that waits for the lock must find the file.
    if (stored?.baseUrl !== baseUrl) await storeCredentials(config.dataDir, credentials);
    return credentials;
  });
}
