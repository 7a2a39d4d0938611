import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureConsole } from './console/measure.js';
import { createBenchDatabase, type Facts, whyNoServer } from './database.js';
import { compareDispatch } from './dispatch.js';
import { measureGrowth } from './growth/measure.js';
import { measureMemory } from './memory/measure.js';
import { measureOperations } from './operations/measure.js';
import { measureWorkers } from './processes/workers.js';
import { compareWithCheckout } from './rounds/against.js';
import { buildServers, type ServerBuild } from './rounds/build.js';
import { type Child, startChild } from './rounds/children.js';
import { logInAll } from './rounds/login.js';
import { type OperationName, operationNames } from './rounds/operations.js';
import { type Plan, runRounds, type Server } from './rounds/rounds.js';
import { assertSameBodies } from './rounds/same-bodies.js';
import { compareClients } from './sdk/measure.js';
import type { Setting } from './servers/served.js';
import { measureShares } from './shares/measure.js';
import { formatTable, header, resultRows } from './table.js';

const secret = 'a secret of at least thirty-two bytes for the bench only';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    /** One operation, or `dispatch`. */
    only: { type: 'string' },
    /** For `operations`: the operation with which to begin. */
    from: { type: 'string' },
    /** Measures only the baseline, the noise and Notaria. */
    pair: { type: 'boolean', default: false },
    /** The folder of another checkout to compare with; `memory` measures that one. */
    against: { type: 'string' },
    /** How many requests are under way at all times. */
    connections: { type: 'string', default: '16' },
    /** A folder for CPU profiles of the servers. The figures are then not meaningful. */
    profile: { type: 'string' },
    /** For `growth`: the numbers of invoices of the companies. */
    sizes: { type: 'string', default: '10k,100k,1M' },
    /** For `growth`: keeps the databases, and reuses existing ones. */
    keep: { type: 'boolean', default: false },
    /** For `console`: fails if a goal is missed. */
    gate: { type: 'boolean', default: false },
  },
});

const connections = Number(options.connections);
if (!Number.isInteger(connections) || connections < 1) {
  throw new Error(`--connections takes a whole number from 1, not ${options.connections}`);
}

const usual: Plan = {
  connections,
  warmUpMs: 4000,
  warmUpRequests: 5000,
  roundMs: 500,
  rounds: 12,
};
const quick: Plan = { ...usual, warmUpMs: 1000, warmUpRequests: 250, roundMs: 250, rounds: 6 };
const plan = options.quick ? quick : usual;

function print(text: string): void {
  process.stdout.write(text);
}

function tell(text: string): void {
  process.stderr.write(text);
}

/** The baseline runs twice. The difference of the two is the noise of the machine. */
const contestants = [
  { name: 'ceiling: node:http and pg', program: 'ceiling', logLevel: 'warn' },
  { name: 'the ceiling again (noise)', program: 'ceiling', logLevel: 'warn' },
  { name: 'express, openapi-backend, knex', program: 'stock', logLevel: 'warn' },
  { name: 'Notaria, everything on', program: 'notaria', logLevel: 'warn' },
  { name: 'Notaria, a log line per request', program: 'notaria', logLevel: 'info' },
] as const;

async function startAll(built: ServerBuild, facts: Facts, children: Child[]): Promise<Server[]> {
  const { url: databaseUrl, companyId, timeZone } = facts;
  const chosen = contestants.filter(
    ({ program, logLevel }) => !options.pair || (program !== 'stock' && logLevel !== 'info'),
  );
  for (const { program, logLevel } of chosen) {
    const setting: Setting = { databaseUrl, secret, companyId, timeZone, logLevel };
    children.push(await startChild(built.program(program), setting, options.profile));
  }
  const tokens = await logInAll(children.at(-1)?.port ?? 0, facts, plan.connections);
  return children.map((child, index) => {
    const { name = '', program } = chosen[index] ?? {};
    return { name, child, makesInvoices: program !== 'stock', facts, tokens };
  });
}

async function measure(
  servers: readonly Server[],
  operations: readonly OperationName[],
): Promise<void> {
  await assertSameBodies(servers);
  for (const operation of operations) {
    const chosen = servers.filter((one) => operation !== 'createInvoice' || one.makesInvoices);
    const names = chosen.map(({ name }) => name);
    const samples = await runRounds(chosen, operation, plan);
    const rows = resultRows(names, samples);
    print(`\n${operation}\n${formatTable([header, ...rows])}`);
  }
}

async function compareWithCeiling(
  url: string,
  operations: readonly OperationName[],
): Promise<void> {
  const built = await buildServers(['ceiling', 'stock', 'notaria']);
  try {
    const database = await createBenchDatabase(url);
    const children: Child[] = [];
    try {
      await measure(await startAll(built, database.facts, children), operations);
    } finally {
      for (const child of children) await child.stop();
      await database.drop();
    }
  } finally {
    await built.remove();
  }
}

const serverUrl =
  process.env['BENCH_DATABASE_URL'] ??
  process.env['DATABASE_URL'] ??
  'postgres://root@127.0.0.1:5432/test';

function parseSize(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,7})(k|M)?$/.exec(text) ?? [];
  const size = Number(digits) * (unit === 'M' ? 1_000_000 : unit === 'k' ? 1000 : 1);
  if (size >= 1 && size <= 1_000_000) return size;
  throw new RangeError(`${text} is no size; write one as 10k, up to 1M`);
}

async function measureServers(url: string, operations: readonly OperationName[]): Promise<void> {
  const why = await whyNoServer(url);
  if (why !== undefined) {
    print(`No PostgreSQL answers (${why}). Set BENCH_DATABASE_URL to one; nothing was measured.\n`);
    return;
  }
  const { against: otherRoot, profile: profileFolder } = options;
  if (otherRoot === undefined) await compareWithCeiling(url, operations);
  else {
    const comparison = { otherRoot, databaseUrl: url, secret, plan, profileFolder, print };
    await compareWithCheckout(comparison, operations);
  }
}

async function compareSizes(): Promise<void> {
  const sizes = options.sizes
    .split(',')
    .map(parseSize)
    .sort((a, b) => a - b);
  await measureGrowth({ serverUrl, secret, sizes, keeps: options.keep, print, tell });
}

async function compareServers(only: string | undefined): Promise<void> {
  if (options.against === undefined && (only === undefined || only === 'dispatch')) {
    print(formatTable(await compareDispatch(options.quick ? 500 : 2000)));
  }
  const chosen = operationNames.filter((name) => only === undefined || only === name);
  if (chosen.length > 0) await measureServers(serverUrl, chosen);
  else if (only !== 'dispatch') {
    print(`There is no operation ${only ?? ''}: ${[...operationNames, 'dispatch'].join(', ')}\n`);
    process.exitCode = 2;
  }
}

async function compareCallers(): Promise<void> {
  const [rounds, calls] = options.quick ? [6, 300] : [20, 1000];
  const tables = await compareClients(rounds, calls);
  print(tables.map(formatTable).join('\n'));
}

const here = fileURLToPath(new URL('../..', import.meta.url));
const root = resolve(options.against ?? here);

async function measureProcess(): Promise<void> {
  await measureMemory({ root, serverUrl, checks: options.quick ? 12 : 60, print });
}

async function compareOperations(): Promise<void> {
  const roots = options.against === undefined ? [here] : [resolve(options.against), here];
  const rounds = options.quick ? 2 : 5;
  const { from, only } = options;
  await measureOperations({ roots, serverUrl, rounds, from, only, print, tell });
}

async function measurePages(): Promise<void> {
  const rounds = options.quick ? 2 : 5;
  const isReached = await measureConsole({ root, serverUrl, rounds, print, tell });
  if (options.gate && !isReached) process.exitCode = 1;
}

if (positionals[0] === 'growth') await compareSizes();
else if (positionals[0] === 'memory') await measureProcess();
else if (positionals[0] === 'operations') await compareOperations();
else if (positionals[0] === 'console') await measurePages();
else if (positionals[0] === 'workers') {
  await measureWorkers({ root, serverUrl, rounds: options.quick ? 6 : 20, print });
} else if (positionals[0] === 'shares') {
  await measureShares({ serverUrl, secret, rounds: options.quick ? 3 : 10, print });
} else if (positionals[0] === 'sdk') await compareCallers();
else await compareServers(options.only);
