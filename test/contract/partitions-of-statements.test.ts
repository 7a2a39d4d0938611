import { namedStatements } from '../../src/kernel/db/statements/statement.js';
import type { TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import type { Receiver } from '../support/receiver.js';
import { copiedTables, copyRows } from '../support/statements/copies.js';
import { type CalledApp, callEverything } from '../support/statements/every-call.js';
import { isList } from '../support/statements/load.js';
import { occasional } from '../support/statements/occasional.js';
import { PartitionProbe } from '../support/statements/partition-use.js';

/** Statements that read several partitions when they run, by their reason. */
const wide: Readonly<Record<string, readonly string[]>> = {
  'Leases due work of any company.': ['deliveries.take', 'jobs.take', 'mails.take'],
  'Looks for the companies or records whose time has come.': [
    'blobs.take_expired',
    'checks.due_erasure',
    'kyb.due_erasure',
    'screenings.due_erasure',
    'sessions.due',
    'sessions.due_erasure',
  ],
  'An import changes what the records of all companies were compared with.': [
    'kyb.mark_changed',
    'screenings.stale_companies',
  ],
  'Deletes what is past its retention.': [
    'auth_drop_logins',
    'idempotency_drop_expired',
    'jobs.drop_dead',
    'key_usage.drop',
    'mails.drop',
    'webhooks.drop_old',
  ],
  'Measures the backlog of the server.': [
    'deliveries.oldest_due',
    'jobs.backlog',
    'mails.oldest_due',
  ],
};

/** Statements that no call here sends, and whose plan for all values keeps several partitions, by their reason. */
const keptWide: Readonly<Record<string, readonly string[]>> = {
  'Of the operator, over all companies.': [
    'deliveries.discard',
    'demo.unused',
    'jobs.list',
    'jobs.revive',
    'mails.discard',
  ],
  'Takes pairs of company and id: each pair finds its partition when it runs.': [
    'deliveries.release',
    'jobs.release',
    'jobs.renew',
    'mails.release',
  ],
  'Compares the company with that of another row of the same company, which finds the partition when it runs.':
    ['taxes.in_force'],
};

const namesOf = (reasons: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(reasons).flat().sort();

onPostgres('the named statements on partitions by company', () => {
  let app: TestApp;
  let receiver: Receiver;
  let recorder: CalledApp['recorder'];
  let probe: PartitionProbe;

  beforeAll(async () => {
    ({ app, receiver, recorder } = await callEverything({ partitions: 4 }));
    await copyRows(app.database.knex, copiedTables, 300);
    await app.database.knex.raw('ANALYZE');
    probe = await PartitionProbe.open(app.database.url);
  }, 600_000);
  afterAll(async () => {
    await probe.close();
    await app.close();
    await receiver.close();
  });

  test('read one partition of each table, but for those that this file lists with a reason', async () => {
    const found: string[] = [];
    const unproven: string[] = [];
    for (const [name, sent] of recorder.sent) {
      const uses = await probe.usesOf(name, sent);
      if (uses.some(({ scanned }) => scanned.length > 1)) found.push(name);
      else if (uses.every((use) => use.unproven.length > 0) && !occasional.has(name)) {
        unproven.push(name);
      }
    }
    expect({ found: found.sort(), unproven }).toEqual({ found: namesOf(wide), unproven: [] });
  }, 300_000);

  test('that no call here sends keep one partition of each table in their plan, but for those that it lists', async () => {
    const found: string[] = [];
    for (const [name, text] of namedStatements) {
      if (isList(name) || name.startsWith('test.') || recorder.sent.has(name)) continue;
      if ((await probe.keptOf(text, app.companyId)).length > 0) found.push(name);
    }
    const expected = namesOf(keptWide).filter(
      (name) => !(occasional.has(name) && recorder.sent.has(name)),
    );
    expect(found.sort()).toEqual(expected);
  });

  test('that lack the company are found', async () => {
    const values = ['bolt'];
    const text = 'SELECT p.id FROM products p WHERE p.code_key = ';
    const [use] = await probe.usesOf('planted', { text: `${text}$1`, values: [values] });
    expect(use?.scanned).toHaveLength(4);
    expect(await probe.keptOf(`${text}:code`, app.companyId)).toEqual(['products']);
    const named = `${text}:code AND p.company_id = :companyId`;
    expect(await probe.keptOf(named, app.companyId)).toEqual([]);
  });
});
