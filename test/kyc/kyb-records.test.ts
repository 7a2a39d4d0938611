import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { kybJobs } from '../../src/kyc/kyb/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'notaria-kyb-'));
  kyc = await app.kyc();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code).sort();

const acme = { companyName: 'Acme Trading SRL', country: 'do' };

describe('listKybChecks and getKybCheck', () => {
  test('answer page by page, newest first, with the total of all matches', async () => {
    const own = await app.kyc({ companyId: app.otherCompanyId });
    const made: string[] = [];
    for (const externalId of ['a', 'a', 'b', 'a', 'a']) {
      const { check } = await own.kyb.create({ ...acme, country: 'fr', externalId });
      made.unshift(check.id);
    }
    const first = await own.kyb.list({ limit: 2 });
    expect([first.total, first.checks.map(({ id }) => id)]).toEqual([5, made.slice(0, 2)]);
    const after = first.nextCursor ?? '';
    const second = await own.kyb.list({ limit: 3, after });
    expect([second.checks.map(({ id }) => id), second.nextCursor]).toEqual([made.slice(2), null]);
    const filtered = [
      await own.kyb.list({ externalId: 'a' }),
      await own.kyb.list({ country: 'do' }),
      await own.kyb.list({ status: ['approved', 'declined'] }),
      await own.kyb.list({ status: ['in_review'], country: 'fr', externalId: 'b' }),
    ];
    expect(filtered.map(({ total }) => total)).toEqual([4, 0, 0, 1]);
  });

  test('answer nothing about other companies and environments', async () => {
    const { check } = await kyc.kyb.create(acme);
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    const sandboxed = await app.kyc({ environment: 'test' });
    const refused = await failures([stranger.kyb.get(check.id), sandboxed.kyb.get(check.id)]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    const { checks } = await stranger.kyb.list({ limit: 100 });
    expect(checks.map(({ id }) => id)).not.toContain(check.id);
    expect((await sandboxed.kyb.list()).total).toBe(0);
  });

  test('refuse an invalid cursor, limit and status', async () => {
    const refused = await failures([
      kyc.kyb.list({ after: 'zzz' }),
      kyc.kyb.list({ limit: 101 }),
      kyc.kyb.list({ status: ['pending' as never] }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });
});

describe('a company check', () => {
  test('is erased at the end of the workflow’s retention', async () => {
    const companyId = app.otherCompanyId;
    const own = await app.kyc({ companyId });
    await own.sessions.createWorkflow({ name: 'Short', isDefault: true, retentionDays: 30 });
    const { check } = await own.kyb.create({
      ...acme,
      people: [{ fullName: 'Ottavia Brunsdale', role: 'owner' }],
    });
    const dayMs = 86_400_000;
    const runJob = async () => {
      const kinds = kybJobs(app.clock, app.storage.ledger);
      const { signal } = new AbortController();
      const job = { companyId: 0, payload: {}, attempt: 1, signal, db: app.database.knex };
      await kinds['kyb.erase']?.run(job);
    };
    app.clock.advance(30 * dayMs - 1_000);
    await runJob();
    expect((await own.kyb.get(check.id)).check.id).toBe(check.id);
    app.clock.advance(1_000);
    await runJob();
    const gone = await failure(own.kyb.get(check.id));
    expect([gone.statusCode, gone.code]).toEqual([404, 'not_found']);
    const rows = await app.database.knex('kyc_company_checks').where({ company_id: companyId });
    expect(JSON.stringify(rows)).not.toContain('Brunsdale');
    const audits = await app.database
      .knex('audit_log')
      .where({ object_id: check.id })
      .orderBy('id');
    expect(audits.map(({ actor_type }) => actor_type)).toEqual(['kyc_key', 'system']);
  });
});

describe('a test key', () => {
  test('gets the result that the company name selects, without a register', async () => {
    const sandboxed = await app.kyc({ environment: 'test' });
    const ask = async (companyName: string) => {
      const { check } = await sandboxed.kyb.create({ companyName, country: 'do' });
      return [check.status, ...codes(check)];
    };
    expect(await ask('Approve')).toEqual(['approved']);
    expect(await ask('DECLINE')).toEqual(['declined', 'SANDBOX_DECLINE']);
    expect(await ask('review')).toEqual(['in_review', 'SANDBOX_REVIEW']);
    expect(await ask('Acme Trading SRL')).toEqual(['in_review', 'SANDBOX_INPUT']);
    const down = await failure(sandboxed.kyb.create({ companyName: 'Unavailable', country: 'do' }));
    expect([down.statusCode, down.code]).toEqual([503, 'provider_unavailable']);
  });
});
