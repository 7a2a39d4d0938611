import { parseArgs } from 'node:util';
import { demoPicture } from '../src/built-files.js';
import {
  addGeneratedProducts,
  type Credentials,
  ensureDemo,
  ensureHistory,
  makeYear,
  readCredentials,
  type YearCredentials,
} from '../src/demo/index.js';
import { openStorage } from '../src/kernel/blobs/stores/open.js';
import { type Config, loadConfig } from '../src/kernel/config/config.js';
import { ConfigError } from '../src/kernel/config/readers.js';
import type { Database } from '../src/kernel/db/client.js';
import { FolderLockedError } from '../src/kernel/db/lock.js';
import { OperatorError } from '../src/kernel/operator/operator.js';
import { tokenSecrets } from '../src/kernel/secrets.js';
import { systemClock } from '../src/kernel/values/time.js';
import { banner, baseUrlOf } from '../src/process/banner.js';
import { explainFault, openMigrated, tellProgress } from '../src/runtime.js';

const usage = `Usage: npm run seed -- [--demo] [--json] [--products N] [--months N [--invoices N] [--code CODE]]

  --demo        the two demo companies and their credentials (default)
  --json        all of it as JSON, and nothing else, on standard output
  --products N  N more generated products in DEMO, for load tests
  --months N    one more company, with N months (1 to 36) of sales, purchases and payments until today
  --invoices N  how many invoices these months have, at most 1000000 (default: 200 a month)
  --code CODE   the company of these months (default: YEAR)
`;

interface SeedOptions {
  readonly isJson: boolean;
  readonly products: number;
  readonly year: YearRequest | undefined;
}

interface YearRequest {
  readonly months: number;
  readonly invoices: number;
  readonly code: string;
}

interface SeedResult {
  readonly demo: Credentials;
  readonly year?: YearCredentials;
}

/** At most one line a second. */
function progressOf(total: number) {
  const startedAt = performance.now();
  let lastReport = startedAt;
  return (done: number, day: string): void => {
    const now = performance.now();
    if (now - lastReport < 1000 && done < total) return;
    lastReport = now;
    const rate = Math.round((done * 1000) / (now - startedAt));
    const percent = Math.floor((done * 100) / total);
    tellProgress(`${day}: ${done} of ${total} invoices, ${percent} %, ${rate} a second`);
  };
}

function addYear(config: Config, database: Database, wish: YearRequest): Promise<YearCredentials> {
  const onProgress = progressOf(wish.invoices);
  const now = systemClock.now();
  return makeYear({ ...wish, database, bcryptCost: config.bcryptCost, now, onProgress });
}

async function addProducts(database: Database, demo: Credentials, count: number): Promise<void> {
  const [company] = demo.companies;
  if (company === undefined) throw new Error('There is no demo company');
  const operator = { companyId: company.id, command: 'seed products', now: systemClock.now() };
  const owner = { currencyCode: company.baseCurrency, operator };
  await addGeneratedProducts(database.knex, count, owner, (done) =>
    tellProgress(`${done} of ${count} products`),
  );
}

async function addHistory(config: Config, database: Database, baseUrl: string): Promise<void> {
  const secrets = await tokenSecrets(config.jwtSecrets, config.dataDir);
  const storage = await openStorage(config);
  const captureUrl = () => config.captureUrl ?? config.publicUrl ?? baseUrl;
  const services = { storage, secrets, captureUrl, pictureOf: demoPicture };
  await ensureHistory({ database, clock: systemClock, ...services });
}

async function seed(config: Config, { products, year }: SeedOptions): Promise<SeedResult> {
  const database = await openMigrated(config, tellProgress);
  try {
    const baseUrl = baseUrlOf(config.host, config.port);
    const options = { config, database, clock: systemClock, baseUrl, isOnlyForEmpty: false };
    const demo = await ensureDemo(options);
    if (demo === undefined) throw new Error('The demo was not made');
    if (config.demo === 'history') await addHistory(config, database, baseUrl);
    if (products > 0) await addProducts(database, demo, products);
    return year === undefined ? { demo } : { demo, year: await addYear(config, database, year) };
  } finally {
    await database.close();
  }
}

/** A server that holds the embedded folder has already written the credentials. */
async function seedOrRead(config: Config, wish: SeedOptions): Promise<SeedResult> {
  try {
    return await seed(config, wish);
  } catch (error) {
    const adds = wish.products > 0 || wish.year !== undefined;
    if (!(error instanceof FolderLockedError) || adds) throw error;
    const stored = await readCredentials(config.dataDir);
    if (stored?.database !== 'embedded') throw error;
    return { demo: stored };
  }
}

/** Returns the addresses and logins for the company with a year of business. */
function describe({ company, admin, apiKey, invoices, from, to }: YearCredentials): string {
  return `Company ${company.code}: ${invoices} invoices from ${from} to ${to}.

  E-mail    ${admin.email}
  Password  ${admin.password}
  API key   ${apiKey}

`;
}

function refuseUsage(message: string): never {
  process.stderr.write(`${message}\n${usage}`);
  process.exit(2);
}

function parseOptions() {
  const options = {
    demo: { type: 'boolean' },
    json: { type: 'boolean', default: false },
    products: { type: 'string', default: '0' },
    months: { type: 'string' },
    invoices: { type: 'string' },
    code: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    return parseArgs({ options });
  } catch (error) {
    return refuseUsage(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parseOptions>['values'];

function parseYear({ months, invoices, code = 'YEAR' }: Values): YearRequest | undefined {
  if (months === undefined) {
    if (invoices === undefined && code === 'YEAR') return undefined;
    return refuseUsage('--invoices and --code go with --months');
  }
  const count = Number(months);
  if (!/^\d{1,2}$/.test(months) || count < 1 || count > 36) {
    return refuseUsage('--months takes a whole number from 1 to 36');
  }
  const sales = invoices ?? String(count * 200);
  if (!/^\d{1,7}$/.test(sales) || Number(sales) < 1 || Number(sales) > 1_000_000) {
    return refuseUsage('--invoices takes a whole number from 1 to 1000000');
  }
  if (!/^[A-Za-z0-9-]{1,40}$/.test(code)) {
    return refuseUsage('--code takes up to 40 letters, digits and hyphens');
  }
  return { months: count, invoices: Number(sales), code };
}

function parseWish(): SeedOptions {
  const { values } = parseOptions();
  if (values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  if (!/^\d{1,8}$/.test(values.products)) refuseUsage('--products takes a whole number');
  const year = parseYear(values);
  return { isJson: values.json, products: Number(values.products), year };
}

try {
  const wish = parseWish();
  const config = loadConfig(process.env);
  if (config.environment === 'production') {
    throw new ConfigError(['The demo is not for production; see npm run cli -- --help']);
  }
  const { demo, year } = await seedOrRead(config, wish);
  const { baseUrl } = demo;
  const all = year === undefined ? demo : { ...demo, year };
  const text = wish.isJson
    ? `${JSON.stringify(all, null, 2)}\n`
    : banner({ title: 'The demo is there.', baseUrl, metricsUrl: undefined, demo });
  process.stdout.write(wish.isJson || year === undefined ? text : `${text}${describe(year)}`);
} catch (error) {
  const fault =
    error instanceof OperatorError ? { message: error.message, exitCode: 1 } : explainFault(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = fault.exitCode;
}
