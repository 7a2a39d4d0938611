import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../src/cli/run.js';
import { verifyManifest } from '../../src/kernel/backup/manifest.js';
import { claimJobs, enqueue } from '../../src/kernel/jobs/queries.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { now, openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
});
afterAll(() => at.close());

describe('backup and restore on PostgreSQL', () => {
  test.each(['backup', 'restore'])('%s refuses it and names the recipe', async (command) => {
    let err = '';
    const code = await runCli([command, 'x.tar.gz'], {
      database: at.database,
      now,
      env: { NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      out: () => undefined,
      err: (text) => {
        err += text;
      },
    });
    expect([code, err]).toEqual([1, expect.stringContaining('docs/runbooks/restore.md')]);
  });
});

describe('the manifest of a backup', () => {
  const refusalOf = async (content: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
    try {
      await writeFile(join(folder, 'manifest.json'), content);
      return await verifyManifest(folder, 'x.tar.gz').then(String, String);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  test.each([
    'null',
    '[]',
    '{}',
    '{"format":1}',
    '{"format":1,"parts":null,"migrations":[],"needs":[]}',
    '{"format":1,"parts":{"postgres":7},"migrations":[],"needs":[]}',
    '{"format":1,"parts":{}}',
    'no JSON',
  ])('is refused with a sentence when it is %s', async (content) => {
    expect(await refusalOf(content)).toContain('x.tar.gz is not a backup of Notaria');
  });

  test('of a later format is named as such', async () => {
    expect(await refusalOf('{"format":2}')).toContain('a later version');
  });
});

const kind = 'blobs.delete';

/** Adds a job; a dead one has failed for good. */
async function addJob(diedAt: Date | null, key?: string): Promise<number> {
  const job = { companyId: 0, kind, payload: {}, runAt: now, ...(key !== undefined && { key }) };
  await enqueue(at.database.knex, job);
  const jobs = at.database.knex('jobs');
  const [row] = await jobs.clone().max<{ max: number }[]>({ max: 'id' });
  const id = row?.max ?? 0;
  const dead = { died_at: diedAt, last_error: 'Error: disk full', attempt: 10 };
  if (diedAt !== null) await jobs.clone().where({ id }).update(dead);
  return id;
}

describe('dead jobs', () => {
  beforeEach(() => at.database.knex('jobs').delete());

  test('jobs list shows them with their error, and jobs that wait without --dead', async () => {
    const [dead, waiting] = [await addJob(now), await addJob(null)];
    const buried = await at.cli('jobs', 'list', '--dead', '--json');
    expect(JSON.parse(buried.out)).toMatchObject([
      { id: dead, kind, company: null, attempt: 10, lastError: 'Error: disk full' },
    ]);
    const text = (await at.cli('jobs', 'list', '--dead')).out;
    expect(text).toContain(`${dead}  ${kind}`);
    expect(text).toContain('Error: disk full');
    expect(JSON.parse((await at.cli('jobs', 'list', '--json')).out)).toMatchObject([
      { id: waiting, isRunning: false, diedAt: null },
    ]);
  });

  test('jobs retry makes them due with all attempts', async () => {
    const ids = [await addJob(now), await addJob(now)];
    const done = await at.cli('jobs', 'retry', ...ids.map(String));
    expect([done.code, done.out]).toEqual([0, expect.stringContaining(`Job ${ids[0]} is due now`)]);
    const request = { kinds: [kind], limit: 10, now, leaseMs: 1_000 };
    const claimed = await claimJobs(at.database.knex, request);
    expect(claimed.map(({ id, attempt }) => [id, attempt]).sort()).toEqual(
      ids.map((id) => [id, 1]),
    );
    expect((await at.cli('jobs', 'list', '--dead')).out).toBe('No dead jobs.\n');
  });

  test('jobs retry leaves a job that is not dead, or whose work another job does', async () => {
    const [dead, other] = [await addJob(now, 'daily'), await addJob(null, 'daily')];
    for (const id of [dead, other]) {
      const left = await at.cli('jobs', 'retry', String(id));
      expect([left.code, left.out]).toEqual([1, expect.stringContaining(`Job ${id} was left`)]);
    }
    expect((await at.cli('jobs', 'retry', 'all')).code).toBe(2);
  });
});

describe('release deliveries', () => {
  const pending = () =>
    at.database.knex('webhook_deliveries').where({ status: 'pending' }).pluck('id');

  async function addDelivery(id: string, createdAt: Date): Promise<void> {
    const { knex } = at.database;
    const hook = { company_id: 0, id: 'wh', environment: 'live', url: 'https://a.example' };
    const rest = { events: ['*'], secret_last_four: 'abcd', created_at: createdAt };
    await knex('webhooks')
      .insert({ ...hook, ...rest })
      .onConflict()
      .ignore();
    const event = { company_id: 0, id, environment: 'live', type: 'session.created' };
    await knex('webhook_events').insert({ ...event, payload: '{}', created_at: createdAt });
    await knex('webhook_deliveries').insert({
      company_id: 0,
      id,
      webhook_id: 'wh',
      event_id: id,
      event_type: event.type,
      trigger: 'scheduled',
      max_attempts: 10,
      next_attempt_at: now,
      created_at: createdAt,
    });
  }

  test('discards what was pending before the hold, and keeps later events', async () => {
    await addDelivery('before', new Date(now.getTime() - 1_000));
    expect((await at.cli('release', 'deliveries')).out).toBe('No deliveries are held.\n');
    expect((await at.cli('hold', 'deliveries')).code).toBe(0);
    await addDelivery('after', new Date(now.getTime() + 1_000));
    const released = await at.cli('release', 'deliveries', '--discard', '--json');
    expect(released.json()).toEqual({ held: false, discarded: 1, mails: 0 });
    expect(await pending()).toEqual(['after']);
    expect((await at.cli('release', 'deliveries')).out).toBe('No deliveries are held.\n');
  });
});
