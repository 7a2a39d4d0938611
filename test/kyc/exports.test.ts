import { operations } from '../../generated/kyc/operations.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { recordsOf, shown, textOf } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { startReceiver } from '../support/receiver.js';
import { unzip } from '../support/zip.js';
import { importPeople } from './aml-support.js';
import { check, personOf, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
let webhookId: string;

const person = { firstName: '=HYPERLINK("x")', lastName: 'Reyes', nationality: 'do' };

beforeAll(async () => {
  const receiver = await startReceiver();
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  kyc = await app.kyc();
  const { webhook } = await kyc.webhooks.create({ url: receiver.url('/in'), events: ['*'] });
  webhookId = webhook.id;
  await receiver.close();
  for (let number = 0; number < 22; number += 1) {
    await kyc.sessions.create({ features: ['id'], externalId: `user-${number}`, expected: person });
  }
  const { session } = await kyc.sessions.create({ features: ['id'], externalId: '@SUM(A1)' });
  const outcome = { status: 'in_review', warnings: [warning('IMAGE_BLURRED')] } as const;
  await check({ app, sessionId: session.id, feature: 'id', outcome });
  await check({ app, feature: 'poa' });
  await check({ app, feature: 'poa', outcome: { status: 'declined' } });
  await kyc.kyb.create({ companyName: '+Acme Trading SRL', country: 'do' });
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
  // A first import has no changes.
  await importPeople(app, 'treasury', [
    [501, 'ZARBUNOV, Timofey Lvovich'],
    [502, 'QUELLMARK, Adaeze'],
  ]);
  await kyc.aml.screen({ fullName: 'Timofey Zarbunov' });
  await kyc.aml.screen({ fullName: '-Ana Reyes' });
  const { id: erased } = await kyc.aml.screen({ fullName: '-Ana Reyes' });
  await kyc.aml.delete(erased);
});
afterAll(() => app.close());

/** Collects the records of all pages. */
async function all<T>(records: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const record of records) found.push(record);
  return found;
}

/** Reads nested members, whose order in JSON is that of the database. */
const parsed = (records: readonly Record<string, string>[]) =>
  records.map((record) =>
    Object.entries(record).map(([name, cell]) => [
      name,
      /^[[{]/.test(cell) ? (JSON.parse(cell) as unknown) : cell,
    ]),
  );

/** Returns screenings with the hits and decisions that only files hold. */
async function screeningsWithHits() {
  const screenings = await all(kyc.aml.list());
  return Promise.all(
    screenings.map(async (summary) => {
      const { decisions = [], hits } = (await kyc.aml.get(summary.id)).screening;
      return {
        ...summary,
        hits: hits.map(({ entityId, list, listVersion, matchedName, reviewStatus, score }) => ({
          list,
          listVersion,
          entityId,
          matchedName,
          score,
          reviewStatus,
        })),
        decisions: decisions.map(({ decidedAt, decidedBy, decision, entityId, list, reason }) => ({
          decision,
          reason,
          decidedBy,
          decidedAt,
          list,
          entityId,
        })),
      };
    }),
  );
}

const lists = [
  ['listSessions', () => all(kyc.sessions.list()), () => kyc.sessions.list({ format: 'csv' })],
  [
    'listPendingSessions',
    () => all(kyc.sessions.pending()),
    () => kyc.sessions.pending({ format: 'csv' }),
  ],
  ['listChecks', () => all(kyc.checks.list()), () => kyc.checks.list({ format: 'csv' })],
  ['listKybChecks', () => all(kyc.kyb.list()), () => kyc.kyb.list({ format: 'csv' })],
  ['listScreenings', screeningsWithHits, () => kyc.aml.list({ format: 'csv' })],
  [
    'listSealedRecords',
    () => all(kyc.sealedRecords.list()),
    () => kyc.sealedRecords.list({ format: 'csv' }),
  ],
  [
    'listWatchlistChanges',
    () => all(kyc.aml.watchlistChanges('treasury')),
    () => kyc.aml.watchlistChanges('treasury', { format: 'csv' }),
  ],
  ['listWebhooks', () => all(kyc.webhooks.list()), () => kyc.webhooks.list({ format: 'csv' })],
  [
    'listDeliveries',
    () => all(kyc.webhooks.deliveries(webhookId)),
    () => kyc.webhooks.deliveries(webhookId, { format: 'csv' }),
  ],
  ['listKeys', () => all(kyc.keys.list()), () => kyc.keys.list({ format: 'csv' })],
] as const;

describe('the parameter format of the verification API', () => {
  test.each(lists)(
    'exports the rows of all pages of %s with all members, in the order of the list',
    async (id, list, file) => {
      const columns = operations[id].columns.map(({ name }) => name);
      const records = await list();
      expect(records.length).toBeGreaterThan(0);
      const expected = records.map((record) => shown(record, columns));
      expect(parsed(recordsOf(await file()))).toEqual(parsed(expected));
    },
  );

  test('is tested here for every list with exports', () => {
    const exporting = Object.values(operations).filter(({ columns }) => columns.length > 0);
    expect(exporting.map(({ id }) => id).sort()).toEqual([...lists].map(([id]) => id).sort());
  });

  test('applies the filters and the order of the list', async () => {
    const idsOf = async (query: Parameters<typeof kyc.sessions.list>[0] = {}) =>
      recordsOf(await kyc.sessions.list({ ...query, format: 'csv' })).map(
        ({ externalId }) => externalId,
      );
    expect(await idsOf({ externalId: 'user-7' })).toEqual(['user-7']);
    expect(await idsOf({ status: ['in_review'] })).toEqual(["'@SUM(A1)"]);
    expect((await idsOf({ sort: 'createdAt' })).slice(0, 2)).toEqual(['user-0', 'user-1']);
    const later = { createdAfter: '2026-02-01T00:00:00Z' };
    expect(await idsOf(later)).toEqual([]);
    const waiting = recordsOf(await kyc.sessions.pending({ awaiting: 'reviewer', format: 'csv' }));
    expect(waiting.map(({ externalId }) => externalId)).toEqual(["'@SUM(A1)"]);
    const matches = recordsOf(await kyc.aml.list({ match: true, format: 'csv' }));
    expect(matches.map(({ fullName }) => fullName)).toEqual(['Timofey Zarbunov']);
    const declined = recordsOf(await kyc.checks.list({ status: 'declined', format: 'csv' }));
    expect(declined).toHaveLength(1);
    expect(recordsOf(await kyc.kyb.list({ country: 'fr', format: 'csv' }))).toEqual([]);
    const query = { status: 'succeeded', format: 'csv' } as const;
    expect(recordsOf(await kyc.webhooks.deliveries(webhookId, query))).toEqual([]);
  });

  test('never writes a formula', async () => {
    const names = recordsOf(await kyc.sessions.list({ format: 'csv', externalId: 'user-7' }));
    expect(names[0]?.['subjectName']).toBe('\'=HYPERLINK("x") Reyes');
    const [company] = recordsOf(await kyc.kyb.list({ format: 'csv' }));
    expect(company?.['companyName']).toBe("'+Acme Trading SRL");
    const { content } = await kyc.aml.list({ format: 'xlsx' });
    const sheet = unzip(content).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<is><t xml:space="preserve">-Ana Reyes</t></is>');
    expect(sheet).not.toContain('<f>');
  });

  test('needs the scope exports:run beside the scope of the list', async () => {
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    expect((await reader.sessions.list()).total).toBe(23);
    expect(await failure(reader.sessions.list({ format: 'csv' }))).toMatchObject({
      statusCode: 403,
      code: 'forbidden',
      message: 'The permission exports:run is needed',
    });
    const exporter = await app.kyc({ scopes: ['exports:run'] });
    expect(await failure(exporter.sessions.list({ format: 'csv' }))).toMatchObject({
      statusCode: 403,
    });
    const both = await app.kyc({ scopes: ['sessions:read', 'exports:run'] });
    expect(recordsOf(await both.sessions.list({ format: 'csv' }))).toHaveLength(23);
    const { fileName } = await personOf(app, 'admin').sessions.list({ format: 'xlsx' });
    expect(fileName).toBe('sessions-2026-01-31.xlsx');
  });

  test('is permitted to reviewers, for the lists that they read', async () => {
    const reviewer = personOf(app, 'reviewer');
    const [session] = recordsOf(
      await reviewer.sessions.list({ externalId: 'user-3', format: 'csv' }),
    );
    expect(session?.['externalId']).toBe('user-3');
    const files = [
      () => reviewer.sessions.pending({ format: 'csv' }),
      () => reviewer.checks.list({ format: 'csv' }),
      () => reviewer.kyb.list({ format: 'csv' }),
      () => reviewer.aml.list({ format: 'csv' }),
      () => reviewer.aml.watchlistChanges('treasury', { format: 'csv' }),
    ];
    for (const file of files) expect(recordsOf(await file()).length).toBeGreaterThan(0);
    const refused = [
      () => reviewer.webhooks.list({ format: 'csv' }),
      () => reviewer.keys.list({ format: 'csv' }),
    ];
    for (const list of refused) expect(await failure(list())).toMatchObject({ statusCode: 403 });
    const { data } = await app.as('admin').audit.list({ objectType: 'export', search: 'reviewer' });
    expect(data.map(({ action }) => action)).toContain('listScreenings');
  });

  test('exports records of the own company and environment only', async () => {
    const sandboxed = await app.kyc({ environment: 'test' });
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    for (const other of [sandboxed, stranger]) {
      expect(recordsOf(await other.sessions.list({ format: 'csv' }))).toEqual([]);
      expect(recordsOf(await other.aml.list({ format: 'csv' }))).toEqual([]);
      const refused = await failure(other.webhooks.deliveries(webhookId, { format: 'csv' }));
      expect(refused.statusCode).toBe(404);
    }
  });

  test.each([
    ['format=csv&limit=5', 'query.limit'],
    ['offset=20&format=xlsx', 'query.offset'],
    ['format=csv&after=abc', 'query.after'],
    ['format=pdf', 'query.format'],
  ])('answers 400 to %s, naming %s', async (query, path) => {
    const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
    const reply = await app.fetch(`/v1/sessions?${query}`, { headers });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: { details: [expect.objectContaining({ path })] },
    });
  });

  test('leaves an entry in the audit log, without the values of filters', async () => {
    await kyc.sessions.list({ format: 'csv', externalId: 'user-3' });
    const query = { objectType: 'export', search: 'listSessions' };
    const { data } = await app.as('admin').audit.list(query);
    expect(data[0]).toMatchObject({
      action: 'listSessions',
      actorType: 'kyc_key',
      objectId: 'sessions',
      after: { format: 'csv', rows: 1 },
    });
    expect(JSON.stringify(data)).not.toContain('user-3');
    const { totalCount } = await app.as('admin').audit.list(query);
    const refused = await failure(kyc.sessions.list({ format: 'csv', country: 'no-country' }));
    expect(refused.statusCode).toBe(400);
    expect((await app.as('admin').audit.list(query)).totalCount).toBe(totalCount);
  });

  test('streams a file', async () => {
    const { content } = await kyc.sessions.list({ format: 'csv' }, { stream: true });
    const parts: Uint8Array[] = [];
    for await (const bytes of content) parts.push(bytes);
    const file = await kyc.sessions.list({ format: 'csv' });
    expect(Buffer.concat(parts).toString()).toBe(textOf(file));
  });
});
