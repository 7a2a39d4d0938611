import { parseArgs } from 'node:util';
import {
  addGeneratedProducts,
  type Credentials,
  ensureDemo,
  readCredentials,
} from '../src/demo/index.js';
import { type Config, ConfigError, loadConfig } from '../src/kernel/config.js';
import type { Database } from '../src/kernel/db/client.js';
import { FolderLockedError } from '../src/kernel/db/lock.js';
import { systemClock } from '../src/kernel/time.js';
import { banner, baseUrlOf } from '../src/process/banner.js';
import { explainFault, openMigrated, tellProgress } from '../src/runtime.js';

const usage = `Usage: npm run seed -- [--demo] [--json] [--products N]

  --demo        the two demo companies and their credentials (default)
  --json        all of it as JSON, and nothing else, on standard output
  --products N  N more generated products in DEMO, for load tests
`;

interface Wish {
  readonly isJson: boolean;
  readonly products: number;
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

async function seed(config: Config, { products }: Wish): Promise<Credentials> {
  const database = await openMigrated(config, tellProgress);
  try {
    const baseUrl = baseUrlOf(config.host, config.port);
    const options = { config, database, clock: systemClock, baseUrl, isOnlyForEmpty: false };
    const demo = await ensureDemo(options);
    if (demo === undefined) throw new Error('The demo was not made');
    if (products > 0) await addProducts(database, demo, products);
    return demo;
  } finally {
    await database.close();
  }
}

/** A server that runs on the embedded folder has it to itself, but has written down what it is asked for here. */
async function seedOrRead(config: Config, wish: Wish): Promise<Credentials> {
  try {
    return await seed(config, wish);
  } catch (error) {
    if (!(error instanceof FolderLockedError) || wish.products > 0) throw error;
    const kept = await readCredentials(config.dataDir);
    if (kept?.database !== 'embedded') throw error;
    return kept;
  }
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
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    return parseArgs({ options });
  } catch (error) {
    return refuseUsage(error instanceof Error ? error.message : String(error));
  }
}

function parseWish(): Wish {
  const { values } = parseOptions();
  if (values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  if (!/^\d{1,8}$/.test(values.products)) refuseUsage('--products takes a whole number');
  return { isJson: values.json, products: Number(values.products) };
}

try {
  const wish = parseWish();
  const config = loadConfig(process.env);
  if (config.environment === 'production') {
    throw new ConfigError(['The demo is not for production; see npm run cli -- --help']);
  }
  const demo = await seedOrRead(config, wish);
  const { baseUrl } = demo;
  const text = wish.isJson
    ? `${JSON.stringify(demo, null, 2)}\n`
    : banner({ title: 'The demo is there.', baseUrl, metricsUrl: undefined, demo });
  process.stdout.write(text);
} catch (error) {
  const fault = explainFault(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = fault.exitCode;
}
