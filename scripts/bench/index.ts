import '../help.mjs';
import { parseArgs } from 'node:util';
import { type Built, buildServers } from './build.js';
import { type Child, startChild } from './children.js';
import { createBenchDatabase, type Facts, whyNoServer } from './database.js';
import { compareDispatch } from './dispatch.js';
import { measureGrowth } from './growth.js';
import { type OperationName, operationNames } from './operations.js';
import { type Plan, runRounds, type Server } from './rounds.js';
import { assertSameBodies } from './same-bodies.js';
import { compareClients } from './sdk.js';
import type { Setting } from './served.js';
import { formatTable, header, resultRows } from './table.js';

const secret = 'a secret of at least thirty-two bytes, for the bench only';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    /** One operation, or `dispatch`. */
    only: { type: 'string' },
    /** Only the ceiling, the noise and the house. */
    pair: { type: 'boolean', default: false },
    /** A folder: the servers leave a CPU profile there, and the figures are not to be trusted. */
    profile: { type: 'string' },
    /** Of `growth`: how many invoices the companies have. */
    sizes: { type: 'string', default: '10k,100k,1M' },
    /** Of `growth`: leaves the databases there, and uses those that are. */
    keep: { type: 'boolean', default: false },
  },
});

const usual: Plan = { connections: 16, warmUpMs: 4000, roundMs: 500, rounds: 12 };
const quick: Plan = { connections: 16, warmUpMs: 1000, roundMs: 250, rounds: 6 };
const plan = options.quick ? quick : usual;

function print(text: string): void {
  process.stdout.write(text);
}

/** The ceiling stands twice: what the two differ by is what the machine does by itself. */
const contestants = [
  { name: 'ceiling: node:http and pg', program: 'ceiling', logLevel: 'warn' },
  { name: 'the ceiling again (noise)', program: 'ceiling', logLevel: 'warn' },
  { name: 'express, openapi-backend, knex', program: 'stock', logLevel: 'warn' },
  { name: 'Notaria, everything on', program: 'notaria', logLevel: 'warn' },
  { name: 'Notaria, a log line per request', program: 'notaria', logLevel: 'info' },
] as const;

async function startAll(built: Built, facts: Facts, servers: Server[]): Promise<void> {
  const { url: databaseUrl, companyId, timeZone } = facts;
  for (const { name, program, logLevel } of contestants) {
    if (options.pair && (program === 'stock' || logLevel === 'info')) continue;
    const setting: Setting = { databaseUrl, secret, companyId, timeZone, logLevel };
    const child: Child = await startChild(built.program(program), setting, options.profile);
    servers.push({ name, child, makesInvoices: program !== 'stock' });
  }
}

async function logIn(port: number, { email, password }: Facts): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const reply = (await response.json()) as { data?: { token?: string }; message?: string };
  if (reply.data?.token === undefined) throw new Error(`The login failed: ${reply.message ?? ''}`);
  return reply.data.token;
}

/** A login for every connection, so that no two requests under way are the same caller's. */
async function logInAll(port: number, facts: Facts): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let count = 0; count < plan.connections; count += 1) tokens.push(await logIn(port, facts));
  return tokens;
}

async function measure(
  servers: readonly Server[],
  facts: Facts,
  operations: readonly OperationName[],
): Promise<void> {
  const tokens = await logInAll(servers.at(-1)?.child.port ?? 0, facts);
  await assertSameBodies(servers, facts, tokens[0] ?? '');
  for (const operation of operations) {
    const chosen = servers.filter((one) => operation !== 'createInvoice' || one.makesInvoices);
    const names = chosen.map(({ name }) => name);
    const samples = await runRounds(chosen, operation, facts, tokens, plan);
    const rows = resultRows(names, samples);
    print(`\n${operation}\n${formatTable([header, ...rows])}`);
  }
}

async function measureServers(url: string, operations: readonly OperationName[]): Promise<void> {
  const why = await whyNoServer(url);
  if (why !== undefined) {
    print(`No PostgreSQL answers (${why}). Set BENCH_DATABASE_URL to one; nothing was measured.\n`);
    return;
  }
  const built = await buildServers(['ceiling', 'stock', 'notaria']);
  try {
    const database = await createBenchDatabase(url);
    const servers: Server[] = [];
    try {
      await startAll(built, database.facts, servers);
      await measure(servers, database.facts, operations);
    } finally {
      for (const { child } of servers) await child.stop();
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

async function compareSizes(): Promise<void> {
  const sizes = options.sizes
    .split(',')
    .map(parseSize)
    .sort((a, b) => a - b);
  const tell = (text: string) => {
    process.stderr.write(text);
  };
  await measureGrowth({ serverUrl, secret, sizes, keeps: options.keep, print, tell });
}

async function compareServers(only: string | undefined): Promise<void> {
  if (only === undefined || only === 'dispatch') {
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

if (positionals[0] === 'growth') await compareSizes();
else if (positionals[0] === 'sdk') await compareCallers();
else await compareServers(options.only);
