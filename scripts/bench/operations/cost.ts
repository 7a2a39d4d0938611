import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ServerStart } from '../processes/built-server.js';
import { postgresCpuMs } from '../processes/postgres-cpu.js';
import { threadsCpuMs } from '../processes/proc.js';
import { callMany } from './company.js';
import type { MeasuredCall } from './measured-call.js';

/** A running server with its company, and a connection to its database for the counters. */
export interface Side {
  readonly server: ServerStart;
  readonly databaseUrl: string;
  readonly admin: pg.Client;
  readonly calls: Readonly<Record<string, MeasuredCall>>;
}

/** The mean cost of a call. */
export interface Cost {
  readonly serverUs: number;
  readonly postgresUs: number;
  readonly walKb: number;
}

/** Calls of a round. */
export const countOf = ({ isSlow = false }: MeasuredCall): number => (isSlow ? 8 : 60);

async function walBytes({ admin }: Side): Promise<number> {
  const { rows } = await admin.query("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes");
  return Number(rows[0]?.bytes);
}

/** Prepares and makes the calls of a round. The log is that of all databases, so nothing else may write. */
export async function costOf(side: Side, measured: MeasuredCall): Promise<Cost> {
  const count = countOf(measured);
  await measured.prepare?.(count);
  const pid = side.server.child.pid ?? 0;
  const [serverMs, postgresMs] = [threadsCpuMs(pid), postgresCpuMs(side.databaseUrl)];
  const bytes = await walBytes(side);
  await callMany(count, measured.call);
  const mean = (difference: number) => difference / count;
  return {
    serverUs: mean((threadsCpuMs(pid) - serverMs) * 1000),
    postgresUs: mean((postgresCpuMs(side.databaseUrl) - postgresMs) * 1000),
    walKb: mean(((await walBytes(side)) - bytes) / 1000),
  };
}

/** A connection of PostgreSQL publishes its counters at the end of a statement, once a second. */
const countersDelayMs = 1100;

/** Enough calls for each connection of the server to publish its counters. */
const publishingCalls = 16;

async function pagesUntilNow(side: Side, { call }: MeasuredCall): Promise<number> {
  await sleep(countersDelayMs);
  await callMany(publishingCalls, call);
  const { rows } = await side.admin.query(
    'SELECT blks_hit + blks_read AS pages FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.pages);
}

/** Returns the pages that PostgreSQL reads or writes for a call. */
export async function pagesOf(side: Side, measured: MeasuredCall): Promise<number> {
  const count = countOf(measured);
  await measured.prepare?.(count + 2 * publishingCalls);
  const before = await pagesUntilNow(side, measured);
  await callMany(count, measured.call);
  return ((await pagesUntilNow(side, measured)) - before) / (count + publishingCalls);
}
