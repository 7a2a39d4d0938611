import type { SvcKyc, WatchlistChange } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople, type ListPerson } from './aml-support.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ scopes: ['aml:screen'] });
});
afterAll(() => app.close());

const ana: ListPerson = [1, 'REYES, Ana', 'DOB 1966.'];
const older: ListPerson = [1, 'REYES, Ana', 'DOB 1965.'];
const luis: ListPerson = [2, 'PENALBA, Luis'];
const rosa: ListPerson = [3, 'ZUNIGA, Rosa'];
const others: readonly ListPerson[] = [4, 5, 6].map((id) => [id, `INVENTED, Person ${id}`]);

/** Imports a list an hour after the previous import, so that times differ. */
async function load(list: string, people: readonly ListPerson[], more: readonly string[] = []) {
  app.clock.advance(3_600_000);
  const { version } = await importPeople(app, list, people, more);
  return String(version);
}

const seen = (changes: readonly WatchlistChange[]) =>
  changes.map(({ change, entityId }) => [change, entityId]);

async function changesOf(list: string, query: { version?: string; limit?: number } = {}) {
  const found: WatchlistChange[] = [];
  for await (const change of kyc.aml.watchlistChanges(list, query)) found.push(change);
  return found;
}

const refusal = async (call: Promise<unknown>) => {
  const { statusCode, code, details } = await failure(call);
  return [statusCode, code, details?.map(({ path }) => path)];
};

describe('listWatchlists', () => {
  test('returns every list by name, with the result of its last import', async () => {
    const published = ['--title', 'OFAC SDN', '--published', '2026-01-30'];
    await load('second', [ana, luis], published);
    await load('first', [ana]);
    const version = await load('second', [older, rosa], ['--published', '2026-01-31']);
    const { watchlists } = await kyc.aml.watchlists();
    expect(version).toMatch(/^2026-01-31-[0-9a-f]{12}$/);
    const source = 'ofac';
    expect(watchlists).toEqual([
      {
        id: 'first',
        title: 'first',
        source,
        version: expect.any(String),
        entities: 1,
        publishedAt: null,
        importedAt: '2026-01-31T17:00:00.000Z',
        added: 1,
        changed: 0,
        removed: 0,
      },
      {
        id: 'second',
        title: 'OFAC SDN',
        source,
        version,
        entities: 2,
        publishedAt: '2026-01-31',
        importedAt: '2026-01-31T18:00:00.000Z',
        added: 1,
        changed: 1,
        removed: 1,
      },
    ]);
    const elsewhere = await app.kyc({ companyId: app.otherCompanyId, environment: 'test' });
    expect((await elsewhere.aml.watchlists()).watchlists).toEqual(watchlists);
  });
});

describe('listWatchlistImports', () => {
  test('returns every import, newest first; the same files again are not an import', async () => {
    const versions = [await load('told', [ana, luis, ...others])];
    versions.unshift(await load('told', [older, rosa, ...others]));
    await load('told', [older, rosa, ...others], ['--title', 'Told']);
    versions.unshift(await load('told', [older, rosa]));
    const { imports, total } = await kyc.aml.watchlistImports('told');
    expect([total, imports.map((one) => one.version)]).toEqual([3, versions]);
    const counts = imports.map(({ entities, added, changed, removed, unchanged, detailed }) => [
      entities,
      added,
      changed,
      removed,
      unchanged,
      detailed,
    ]);
    expect(counts).toEqual([
      [2, 0, 0, 3, 2, true],
      [5, 1, 1, 1, 3, true],
      [5, 5, 0, 0, 0, false],
    ]);
    const { watchlists } = await kyc.aml.watchlists();
    const list = watchlists.find(({ id }) => id === 'told');
    expect(list).toMatchObject({ title: 'Told', importedAt: imports[0]?.importedAt });
    const walked: string[] = [];
    for await (const one of kyc.aml.watchlistImports('told', { limit: 1 })) {
      walked.push(one.version);
    }
    expect(walked).toEqual(versions);
  });

  test('refuses a cursor that no import follows', async () => {
    await load('lone', [ana]);
    const after = Buffer.from('import 1').toString('base64url');
    await expect(kyc.aml.watchlistImports('lone', { after })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test('omits a failed import', async () => {
    await load('sound', [ana]);
    await expect(load('sound', [])).rejects.toThrow('Nothing was imported');
    expect((await kyc.aml.watchlistImports('sound')).total).toBe(1);
  });
});

describe('listWatchlistChanges', () => {
  test('returns added, changed and removed entries with their captions', async () => {
    await load('moved', [ana, luis, ...others]);
    const version = await load('moved', [older, rosa, ...others.slice(1)]);
    const reply = await kyc.aml.watchlistChanges('moved');
    const facts = { schema: 'person', topics: ['sanction'], programs: ['TESTLAND'] };
    expect(reply).toEqual({
      ok: true,
      version,
      total: 4,
      nextCursor: null,
      changes: [
        { change: 'added', entityId: 'ofac-3', caption: 'ZUNIGA, Rosa', ...facts },
        { change: 'changed', entityId: 'ofac-1', caption: 'REYES, Ana', ...facts },
        { change: 'removed', entityId: 'ofac-2', caption: 'PENALBA, Luis', ...facts },
        { change: 'removed', entityId: 'ofac-4', caption: 'INVENTED, Person 4', ...facts },
      ],
    });
    for (const limit of [1, 2, 3]) {
      expect(await changesOf('moved', { limit })).toEqual(reply.changes);
    }
  });

  test('returns no changes for the first import, which stores only counts', async () => {
    const version = await load('begun', [ana, luis]);
    const reply = await kyc.aml.watchlistChanges('begun');
    expect(reply).toEqual({ ok: true, version, changes: [], total: 0, nextCursor: null });
  });

  test('returns the changes of a version; a repeated version has those of the last import', async () => {
    await load('swung', [ana]);
    const both = await load('swung', [ana, luis]);
    await load('swung', [ana]);
    expect(await load('swung', [ana, luis, rosa])).not.toBe(both);
    expect(seen(await changesOf('swung', { version: both }))).toEqual([['added', 'ofac-2']]);
    expect(await load('swung', [ana, luis])).toBe(both);
    expect(seen(await changesOf('swung', { version: both }))).toEqual([['removed', 'ofac-3']]);
  });

  test('pages to the end although another import runs in between', async () => {
    await load('walked', [ana]);
    await load('walked', [ana, ...others]);
    const first = await kyc.aml.watchlistChanges('walked', { limit: 2 });
    await load('walked', [ana, luis, ...others]);
    const after = first.nextCursor ?? '';
    const rest = await kyc.aml.watchlistChanges('walked', { limit: 2, after });
    expect(seen([...first.changes, ...rest.changes])).toEqual([
      ...[4, 5, 6].map((id) => ['added', `ofac-${id}`]),
    ]);
    expect([rest.version, rest.nextCursor]).toEqual([first.version, null]);
    const { version } = await kyc.aml.watchlistChanges('walked');
    expect(version).not.toBe(first.version);
    const mixed = kyc.aml.watchlistChanges('walked', { version, after });
    expect(await refusal(mixed)).toEqual([400, 'invalid_request', ['query.after']]);
  });
});

test('watchlist operations answer 404 for an unknown list or version, and 400 for a foreign cursor', async () => {
  await load('known', [ana]);
  await load('known', [ana, luis, rosa]);
  expect((await refusal(kyc.aml.watchlistImports('unknown'))).slice(0, 2)).toEqual([
    404,
    'not_found',
  ]);
  expect((await refusal(kyc.aml.watchlistChanges('unknown'))).slice(0, 2)).toEqual([
    404,
    'not_found',
  ]);
  const gone = kyc.aml.watchlistChanges('known', { version: '2020-01-01-000000000000' });
  expect(await refusal(gone)).toEqual([404, 'not_found', ['query.version']]);
  const { nextCursor } = await kyc.aml.watchlistImports('known', { limit: 1 });
  const forged = ['x', 'change 99 1', 'change 2', 'import 1.5'].map((text) =>
    Buffer.from(text).toString('base64url'),
  );
  for (const after of [nextCursor ?? '', ...forged]) {
    expect(await refusal(kyc.aml.watchlistChanges('known', { after }))).toEqual([
      400,
      'invalid_request',
      ['query.after'],
    ]);
  }
  const malformed = await failure(kyc.aml.watchlistImports('No Name'));
  expect([malformed.statusCode, malformed.code]).toEqual([400, 'invalid_request']);
});

test('watchlists import refuses a title longer than 200 characters before it reads a file', async () => {
  const asked = importPeople(app, 'long', [ana], ['--title', 'x'.repeat(201)]);
  await expect(asked).rejects.toThrow('--title has at most 200 characters');
  const { watchlists } = await kyc.aml.watchlists();
  expect(watchlists.map(({ id }) => id)).not.toContain('long');
});
