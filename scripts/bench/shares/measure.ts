import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createBenchDatabase, type Facts } from '../database.js';
import { buildServers } from '../rounds/build.js';
import { startChild } from '../rounds/children.js';
import { type LoadResult, runLoad, type Shot } from '../rounds/load.js';
import { logInAll } from '../rounds/login.js';
import { createShots, type OperationName } from '../rounds/operations.js';
import { formatTable } from '../table.js';
import type { Busy } from './busy.js';

export interface SharesOptions {
  readonly serverUrl: string;
  readonly secret: string;
  readonly rounds: number;
  readonly print: (text: string) => void;
}

const busyConnections = 64;
const roundMs = 2000;
/** Requests of the busy company are under way for so long before those of the other one are timed. */
const aheadMs = 500;

const quietOperations = ['list', 'createInvoice'] as const;
const busyOperations = ['search', 'createInvoice', 'adjustment'] as const;

interface Caller {
  readonly port: number;
  readonly facts: Facts;
  readonly tokens: readonly string[];
}

/** A company with one connection, beside one with many: on the same server, or on one of its own. */
interface Companies {
  readonly quiet: Caller;
  readonly beside: Caller;
  readonly apart: Caller;
  /** The process that sends the requests of the busy company. */
  readonly sender: ChildProcess;
}

/** Returns the times of the requests of a company with one connection, in milliseconds. */
async function timesOf({ facts, port, tokens }: Caller, operation: OperationName) {
  const times: number[] = [];
  const next = createShots(operation, facts, tokens);
  const took = (ms: number): void => void times.push(ms);
  await runLoad({ port, connections: 1, durationMs: roundMs, next, took });
  return times;
}

/** Keeps a company busy during `work`, and returns its requests a second. */
async function whileBusy(
  sender: ChildProcess,
  { facts, port, tokens }: Caller,
  operation: OperationName,
  work: () => Promise<void>,
): Promise<number> {
  const next = createShots(operation, facts, tokens);
  const shots: Shot[] = Array.from({ length: 500 }, next);
  const durationMs = roundMs + aheadMs;
  const load: Busy = { port, connections: busyConnections, durationMs, shots };
  const ended = once(sender, 'message') as Promise<[LoadResult]>;
  sender.send(load);
  await sleep(aheadMs);
  await work();
  const [{ requests, seconds }] = await ended;
  return requests / seconds;
}

/** The times of the quiet company beside a busy one, in milliseconds, and the requests a second of the busy one. */
interface Figures {
  /** Absent for the quiet company alone. */
  readonly busy: Caller | undefined;
  readonly times: number[];
  readonly rates: number[];
}

const figuresBeside = (busy: Caller | undefined): Figures => ({ busy, times: [], rates: [] });

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

function cellsOf(figures: readonly Figures[]): string[] {
  const shares = [0.5, 0.99].flatMap((part) => {
    const own = figures.map(({ times }) => percentile(times, part));
    const [alone = 0, apart = 0, beside = 0] = own;
    return [
      ...own.map((ms) => ms.toFixed(1)),
      (beside / alone).toFixed(2),
      (beside / apart).toFixed(2),
    ];
  });
  return [...shares, ...figures.slice(1).map(({ rates }) => percentile(rates, 0.5).toFixed(0))];
}

async function rowOf(
  { apart, beside, quiet, sender }: Companies,
  operation: OperationName,
  busyOperation: OperationName,
  rounds: number,
): Promise<string[]> {
  const figures = [undefined, apart, beside].map(figuresBeside);
  for (let round = 0; round < rounds; round += 1) {
    for (const { busy, rates, times } of figures) {
      const measure = async () => void times.push(...(await timesOf(quiet, operation)));
      if (busy === undefined) await measure();
      else rates.push(await whileBusy(sender, busy, busyOperation, measure));
    }
  }
  return [operation, busyOperation, ...cellsOf(figures)];
}

const measured = ['alone', 'apart', 'beside', '/ alone', '/ apart'];
const header = ['request', 'busy with', ...measured, ...measured, 'apart req/s', 'beside req/s'];

/** Prints how long the requests of a company take alone, and while another company has 64 requests under way. */
export async function measureShares({
  print,
  rounds,
  secret,
  serverUrl,
}: SharesOptions): Promise<void> {
  const built = await buildServers(['notaria']);
  const sender = fork(fileURLToPath(new URL('./busy.ts', import.meta.url)));
  const stops: (() => Promise<void>)[] = [built.remove];
  const start = async () => {
    const database = await createBenchDatabase(serverUrl);
    stops.unshift(database.drop);
    const { companyId, timeZone, url } = database.facts;
    const setting = { databaseUrl: url, secret, companyId, timeZone, logLevel: 'warn' } as const;
    const { port, stop } = await startChild(built.program('notaria'), setting, undefined);
    stops.unshift(stop);
    return { database, port };
  };
  const callerOf = async (port: number, facts: Facts, connections: number): Promise<Caller> => {
    return { port, facts, tokens: await logInAll(port, facts, connections) };
  };
  try {
    const { database, port } = await start();
    const other = await start();
    const companies: Companies = {
      quiet: await callerOf(port, await database.addCompany('QUIET'), 1),
      beside: await callerOf(port, database.facts, busyConnections),
      apart: await callerOf(other.port, other.database.facts, busyConnections),
      sender,
    };
    for (const busy of busyOperations) await rowOf(companies, 'list', busy, 1);
    const rows = [header];
    for (const operation of quietOperations) {
      for (const busy of busyOperations) rows.push(await rowOf(companies, operation, busy, rounds));
    }
    print(formatTable(rows));
  } finally {
    sender.disconnect();
    for (const stop of stops) await stop();
  }
}
