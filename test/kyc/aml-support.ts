import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../src/cli/run.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { amlJobs, rescreenJobs } from '../../src/kyc/aml/index.js';
import type { TestApp } from '../support/app.js';
import { until } from '../support/until.js';
import { primaryFile } from './watchlist-files.js';

/** An invented person on a list: entry number and name. An empty type is that of a company. */
export type ListPerson = readonly [id: number, name: string, remarks?: string, type?: string];

/**
 * Imports a list of these people, as an operator does. Resolves to the output of the command.
 *
 * @param more  options of the command
 */
export async function importPeople(
  app: TestApp,
  list: string,
  people: readonly ListPerson[],
  more: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-lists-'));
  const file = join(folder, 'sdn.csv');
  const rows = people.map(
    ([id, name, remarks = '', type = 'individual']) =>
      [id, name, type, 'TESTLAND', remarks] as const,
  );
  await writeFile(file, primaryFile(rows));
  const printed: string[] = [];
  const { database } = app;
  const terminal = { env: process.env, now: app.clock.now(), database };
  const args = ['watchlists', 'import', '--list', list, '--format', 'ofac', '--may-shrink'];
  const code = await runCli([...args, ...more, file, '--json'], {
    ...terminal,
    out: (text) => void printed.push(text),
    err: (text) => void printed.push(text),
  });
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(printed.join(''));
  return JSON.parse(printed.at(-1) ?? '') as Record<string, unknown>;
}

const log = createLogger({ logLevel: process.env['TEST_LOG'] === 'on' ? 'warn' : 'silent' });

/** Runs the workers of a server until none of these jobs is due. */
export async function work(app: TestApp, of = ['aml.rescreen']): Promise<void> {
  const { database, clock, storage } = app;
  const db = database.knex;
  const kinds = { ...amlJobs(clock, storage.ledger), ...rescreenJobs(clock) };
  const worker = startJobs({ db, clock, log, kinds, pollMs: 10 });
  const isDone = async () => {
    const due = await db('jobs').whereIn('kind', of).where('run_at', '<=', clock.now());
    return due.length === 0;
  };
  await until(isDone);
  await worker.stop();
}

/** Returns the payloads of a type of webhook event, oldest first. */
export async function payloadsOf(app: TestApp, type: string): Promise<Record<string, unknown>[]> {
  const events = await app.database.knex('webhook_events').where({ type }).orderBy('id');
  return events.map(({ payload }) => JSON.parse(payload).data.object);
}
