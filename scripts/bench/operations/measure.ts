import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBuilt, withDatabase } from '../processes/built-server.js';
import { formatTable, median } from '../table.js';
import { connect } from './callers.js';
import { callsOf } from './calls/index.js';
import { fillCompany } from './company.js';
import { type Cost, costOf, pagesOf, type Side } from './cost.js';
import type { MeasuredCall } from './measured-call.js';
import { unmeasured } from './unmeasured.js';

export interface OperationsOptions {
  /** The checkouts whose built servers are compared: the one before, and the one after. */
  readonly roots: readonly string[];
  readonly serverUrl: string;
  readonly rounds: number;
  /** The beginning of the names to measure instead of all. */
  readonly only: string | undefined;
  /** The name with which to begin, in order to go on after an interruption. */
  readonly from: string | undefined;
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

/** A place for the files of the servers, and an address that accepts their webhooks. */
interface Surroundings extends OperationsOptions {
  readonly folder: string;
  readonly hookUrl: string;
}

/** Runs `work` with the servers of the other checkouts beside those that run already. */
async function withSides(
  surroundings: Surroundings,
  work: (sides: readonly Side[]) => Promise<void>,
  running: readonly Side[] = [],
): Promise<void> {
  const { folder, hookUrl, roots, serverUrl, tell } = surroundings;
  const root = roots[running.length];
  if (root === undefined) return work(running);
  await withDatabase(serverUrl, async (databaseUrl) => {
    const own = join(folder, `${running.length}`);
    const server = await startBuilt(root, folder, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: own,
      WEBHOOK_ALLOWED_HOSTS: new URL(hookUrl).host,
    });
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    try {
      await admin.query(withoutAutovacuum);
      tell(`Filling a company of ${root}\n`);
      const callers = await connect({ root, databaseUrl, folder: own }, server, hookUrl);
      const calls = callsOf(await fillCompany(callers));
      const side = { server, databaseUrl, admin, calls };
      await withSides(surroundings, work, [...running, side]);
    } finally {
      await admin.end();
      await server.stop();
    }
  });
}

/** Autovacuum would run in some rounds and not in others, and its pages count as those of the database. */
const withoutAutovacuum = `DO $$ DECLARE found regclass; BEGIN
  FOR found IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  LOOP EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = off)', found); END LOOP;
END $$`;

const wholeUs = ({ postgresUs, serverUs }: Cost): number => serverUs + postgresUs;

/** The costs of an operation on a server, round by round. */
interface Measured {
  readonly costs: Cost[];
  pages: number;
}

/** Returns false for an operation that the server of an earlier release does not have. */
async function canCall(measured: MeasuredCall): Promise<boolean> {
  try {
    await measured.prepare?.(1);
    await measured.call();
    return true;
  } catch (error) {
    if ((error as { readonly statusCode?: unknown }).statusCode === 404) return false;
    throw error;
  }
}

/** Measures an operation on the servers in turns. */
async function measureOn(sides: readonly Side[], name: string, rounds: number) {
  const measured = sides.map((): Measured => ({ costs: [], pages: Number.NaN }));
  const known = await Promise.all(sides.map(async ({ calls }) => canCall(callOf(calls, name))));
  const runs = sides.flatMap((side, index) => {
    const into = measured[index];
    if (known[index] !== true || into === undefined) return [];
    return [{ side, into, call: callOf(side.calls, name) }];
  });
  for (let round = 0; round <= rounds; round += 1) {
    for (const { call, into, side } of runs) {
      const cost = await costOf(side, call);
      // The first round warms up.
      if (round > 0) into.costs.push(cost);
    }
  }
  for (const { call, into, side } of runs) into.pages = await pagesOf(side, call);
  return measured;
}

function callOf(calls: Side['calls'], name: string): MeasuredCall {
  const call = calls[name];
  if (call === undefined) throw new Error(`The servers have no operation ${name}`);
  return call;
}

const shownBy = (digits: number) => (value: number) =>
  Number.isNaN(value) ? '–' : value.toFixed(digits);

function cellsOf({ costs, pages }: Measured): string[] {
  const middle = (figure: (cost: Cost) => number) =>
    costs.length === 0 ? Number.NaN : median(costs.map(figure));
  const [whole, tenths] = [shownBy(0), shownBy(1)];
  return [
    whole(middle(({ serverUs }) => serverUs)),
    whole(middle(({ postgresUs }) => postgresUs)),
    tenths(middle(({ walKb }) => walKb)),
    whole(pages),
  ];
}

/** Returns the row of an operation. */
async function rowOf(sides: readonly Side[], name: string, rounds: number): Promise<string[]> {
  const measured = await measureOn(sides, name, rounds);
  const [before, after] = measured;
  const shares = (after ?? before)?.costs.map((cost, round) => {
    const earlier = before?.costs[round];
    return earlier === undefined ? Number.NaN : wholeUs(cost) / wholeUs(earlier);
  });
  return [name, ...measured.flatMap(cellsOf), shownBy(2)(median(shares ?? []))];
}

/** PostgreSQL keeps plans for tables that were empty when they were made, until the tables are analysed. */
async function analyse(sides: readonly Side[]): Promise<void> {
  for (const { admin } of sides) await admin.query('VACUUM ANALYZE');
}

const operationsBetweenVacuums = 10;

/** For each server: its processor time, that of PostgreSQL, the write-ahead log and the pages of 8 kB. */
const figures = ['us', 'PG us', 'WAL kB', 'pages'];

async function measureAll(sides: readonly Side[], options: OperationsOptions): Promise<void> {
  const { from, only, print, rounds, tell } = options;
  const rows: string[][] = [];
  const names = Object.keys(sides[0]?.calls ?? {});
  const first = from === undefined ? 0 : names.indexOf(from);
  if (first < 0) throw new Error(`There is no operation ${from}`);
  // Later operations read records that earlier ones have made.
  for (const name of names.slice(0, first)) {
    for (const side of sides) {
      const call = callOf(side.calls, name);
      if (await canCall(call)) await costOf(side, call);
    }
  }
  const chosen = names.slice(first).filter((name) => name.startsWith(only ?? ''));
  for (const [at, name] of chosen.entries()) {
    if (at % operationsBetweenVacuums === 0) await analyse(sides);
    const row = await rowOf(sides, name, rounds);
    tell(`${row.join('  ')}\n`);
    rows.push(row);
  }
  const header = ['operation', ...sides.flatMap(() => figures), 'CPU after ÷ before'];
  print(formatTable([header, ...rows]));
}

/** Prints what each operation costs a server and PostgreSQL, before and after. */
export async function measureOperations(options: OperationsOptions): Promise<void> {
  for (const [name, reason] of Object.entries(unmeasured))
    options.tell(`${name} is left out: ${reason}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'notaria-operations-'));
  const hook = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  try {
    const work = (sides: readonly Side[]) => measureAll(sides, options);
    await withSides({ ...options, folder, hookUrl }, work);
  } finally {
    hook.close();
    await rm(folder, { recursive: true, force: true });
  }
}
