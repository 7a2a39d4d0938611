import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { cedula, plainFile as peopleFile } from './people-files.js';
import { plainFile as companiesFile } from './register-files.js';
import { ftmFile, people, primaryFile } from './watchlist-files.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({
    scopes: ['watchlists:import', 'registers:import', 'aml:screen', 'kyb:check', 'documents:check'],
  });
});
afterAll(() => app.close());

const text = (content: string, filename = 'list.txt') => ({ data: Buffer.from(content), filename });
const ofac = (content: string) => ({
  id: 'treasury',
  format: 'ofac' as const,
  title: 'OFAC SDN',
  file: text(content),
});
/** Returns the primary file of a list with `count` people. */
const listOf = (count: number): string =>
  primaryFile(
    Array.from({ length: count }, (_, at) => [
      ...([1_000 + at, `PELLMANN ${at}, Jorunn`, 'individual', 'TESTLAND', ''] as const),
    ]),
  );
const added = [900, 'BRUNSDALE, Ottavia', 'individual', 'TESTLAND', ''] as const;

describe('importWatchlist', () => {
  test('makes entries available to the next screening, and returns its counts', async () => {
    const made = await kyc.aml.importWatchlist(ofac(primaryFile(people)));
    expect(made).toMatchObject({
      ok: true,
      unchanged: false,
      watchlist: { id: 'treasury', title: 'OFAC SDN', source: 'ofac', entities: 3, added: 3 },
    });
    expect((await kyc.aml.screen({ fullName: 'Timofey Zarbunov' })).match).toBe(true);
    expect((await kyc.aml.screen({ fullName: 'Ottavia Brunsdale' })).match).toBe(false);
    const again = await kyc.aml.importWatchlist(ofac(primaryFile([...people, added])));
    expect(again).toMatchObject({ unchanged: false, watchlist: { entities: 4, added: 1 } });
    expect((await kyc.aml.screen({ fullName: 'Ottavia Brunsdale' })).match).toBe(true);
    const same = await kyc.aml.importWatchlist(ofac(primaryFile([...people, added])));
    expect(same).toMatchObject({ unchanged: true, watchlist: again.watchlist });
  });

  test('changes nothing for an invalid file, and names the line', async () => {
    const before = await kyc.aml.watchlists();
    const broken = `${ftmFile([{ id: 'x', schema: 'Person', properties: { name: ['A'] } }])}\n{"id":`;
    const input = { id: 'broken', format: 'ftm' as const, file: text(broken) };
    const refused = await failure(kyc.aml.importWatchlist(input));
    expect(refused).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect(JSON.stringify(refused.response)).toContain('file, line 3');
    expect(await kyc.aml.watchlists()).toEqual(before);
  });

  test('refuses a file that removes most of a list, unless it may shrink', async () => {
    const id = 'large';
    await kyc.aml.importWatchlist({ ...ofac(listOf(200)), id });
    const refused = await failure(kyc.aml.importWatchlist({ ...ofac(listOf(50)), id }));
    expect([refused.statusCode, JSON.stringify(refused.response)]).toEqual([
      400,
      expect.stringContaining('150 of the 200 entries'),
    ]);
    const wanted = { ...ofac(listOf(50)), id, mayShrink: true };
    expect((await kyc.aml.importWatchlist(wanted)).watchlist).toMatchObject({ removed: 150 });
  });

  test('refuses a file that is too large, and one that is not text', async () => {
    const large = text('x'.repeat(12 * 1024 * 1024 + 1));
    const refused = await failure(kyc.aml.importWatchlist({ ...ofac(''), file: large }));
    expect(refused).toMatchObject({ statusCode: 413 });
    const picture = { data: Buffer.from('89504e470d0a1a0a', 'hex'), filename: 'list.png' };
    const strange = await failure(kyc.aml.importWatchlist({ ...ofac(''), file: picture }));
    expect(strange).toMatchObject({ statusCode: 415 });
  });

  test('runs concurrent imports of one list one after the other', async () => {
    const files = [5, 6, 7].map(listOf);
    const all = await Promise.all(
      files.map((file) => kyc.aml.importWatchlist({ ...ofac(file), id: 'raced', mayShrink: true })),
    );
    const { watchlists } = await kyc.aml.watchlists();
    const last = watchlists.find(({ id }) => id === 'raced');
    expect(all.map(({ watchlist }) => watchlist.entities).sort()).toEqual([5, 6, 7]);
    expect(all.map(({ watchlist }) => watchlist.version)).toContain(last?.version);
    expect((await kyc.aml.watchlistImports('raced')).total).toBe(3);
  });
});

describe('importCompanyRegister and importPeopleRegister', () => {
  test('make companies available to the next company check', async () => {
    const input = { id: 'own', format: 'plain' as const, country: 'do' };
    const file = text(
      companiesFile(['101000013,Quellmark Trading SRL,do,active,SRL,2001-04-02,,']),
    );
    const made = await kyc.registers.importCompanies({ ...input, file });
    expect(made).toMatchObject({
      ok: true,
      unchanged: false,
      added: 1,
      changed: 0,
      removed: 0,
      skipped: 0,
      register: { id: 'own', entries: 1 },
    });
    expect(await kyc.registers.importCompanies({ ...input, file })).toMatchObject({
      unchanged: true,
      register: made.register,
    });
    const { check } = await kyc.kyb.create({
      companyName: 'Quellmark Trading SRL',
      country: 'do',
      registrationNumber: '101000013',
    });
    expect(check.company).toMatchObject({ register: 'own', registrationNumber: '101000013' });
    const broken = await failure(kyc.registers.importCompanies({ ...input, file: text('a,b\n') }));
    expect(broken).toMatchObject({ statusCode: 400 });
  });

  test('make people available to the next database validation', async () => {
    const number = cedula(12);
    const file = text(peopleFile([`${number},cedula,Runa Tannenfels,1990-05-17,active`]));
    const input = { id: 'civil', format: 'plain' as const, country: 'do', file };
    const made = await kyc.registers.importPeople(input);
    expect(made).toMatchObject({ unchanged: false, added: 1, register: { id: 'civil' } });
    const { check } = await kyc.documents.databaseValidation({
      idNumber: number,
      country: 'do',
      firstName: 'Runa',
      lastName: 'Tannenfels',
    });
    expect(check).toMatchObject({ status: 'approved', matchType: 'full_match' });
  });
});

describe('the scope for imports', () => {
  test('is granted by the operator only, not by an administrator or a key', async () => {
    const scopes = ['watchlists:import'];
    const authorization = `Bearer ${app.tokenOf('admin')}`;
    const asAdmin = await app.fetch('/v1/keys', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mine', scopes }),
    });
    expect([asAdmin.status, await asAdmin.json()]).toMatchObject([
      403,
      { error: { code: 'scope_not_grantable' } },
    ]);
    const holder = await app.kyc({ scopes: ['keys:manage', ...scopes] });
    expect(await failure(holder.keys.create({ name: 'Child', scopes }))).toMatchObject({
      code: 'scope_not_grantable',
    });
    const child = await holder.keys.create({ name: 'Child' });
    expect(child.apiKey.scopes).toEqual(['keys:manage']);
    const other = await app.kyc({ scopes: ['aml:screen', 'aml:review', 'kyb:check'] });
    const refused = await failure(other.aml.importWatchlist(ofac(primaryFile(people))));
    expect(refused).toMatchObject({ statusCode: 403 });
  });

  test('records each import in the audit log of the company that owns the key', async () => {
    await kyc.aml.importWatchlist({ ...ofac(primaryFile(people)), id: 'audited' });
    const { data } = await app.as('admin').audit.list({ objectType: 'watchlist' });
    expect(data[0]).toMatchObject({ objectId: 'audited', after: { entries: 3, unchanged: false } });
  });
});
