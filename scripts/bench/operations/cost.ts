import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ServerStart } from '../processes/built-server.js';
import { postgresCpuMs } from '../processes/postgres-cpu.js';
import { threadsCpuMs } from '../processes/proc.js';
import type { MeasuredCall } from './calls.js';
import { callMany } from './company.js';

/** A running server with its company, and a connection to its database for the counters. */
export interface Side {
  readonly server: ServerStart;
  readonly databaseUrl: string;
  readonly admin: pg.Client;
  readonly calls: readonly MeasuredCall[];
}

/** The mean cost of a call. */
export interface Cost {
  readonly serverUs: number;
  readonly postgresUs: number;
  readonly walKb: number;
}

const callsOfRound = 100;

async function walBytes({ admin }: Side): Promise<number> {
  const { rows } = await admin.query("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes");
  return Number(rows[0]?.bytes);
}

/** Prepares and makes the calls of a round. The log is that of all databases, so nothing else may write. */
export async function costOf(side: Side, { call, prepare }: MeasuredCall): Promise<Cost> {
  await prepare?.(callsOfRound);
  const pid = side.server.child.pid ?? 0;
  const [serverMs, postgresMs] = [threadsCpuMs(pid), postgresCpuMs(side.databaseUrl)];
  const bytes = await walBytes(side);
  await callMany(callsOfRound, call);
  const mean = (difference: number) => difference / callsOfRound;
  return {
    serverUs: mean((threadsCpuMs(pid) - serverMs) * 1000),
    postgresUs: mean((postgresCpuMs(side.databaseUrl) - postgresMs) * 1000),
    walKb: mean(((await walBytes(side)) - bytes) / 1000),
  };
}

/** A connection of PostgreSQL publishes its counters when it has been idle for ten seconds. */
const countersDelayMs = 11_000;

async function pagesUntilNow({ admin }: Side): Promise<number> {
  const { rows } = await admin.query(
    'SELECT blks_hit + blks_read AS pages FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.pages);
}

/** Returns the pages that PostgreSQL reads or writes for a call, by sides. */
export async function pagesOf(sides: readonly Side[], at: number): Promise<readonly number[]> {
  for (const { calls } of sides) await calls[at]?.prepare?.(callsOfRound);
  await sleep(countersDelayMs);
  const before = await Promise.all(sides.map(pagesUntilNow));
  for (const { calls } of sides) {
    await callMany(callsOfRound, async () => calls[at]?.call());
  }
  await sleep(countersDelayMs);
  const after = await Promise.all(sides.map(pagesUntilNow));
  return after.map((pages, index) => (pages - (before[index] ?? 0)) / callsOfRound);
}
