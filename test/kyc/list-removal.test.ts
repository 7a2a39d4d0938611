import type { SvcKyc } from '../../sdk/kyc/index.js';
import { runCli } from '../../src/cli/run.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople, work } from './aml-support.js';
import { cedula, plainFile as peopleFile } from './people-files.js';
import { plainFile as companiesFile } from './register-files.js';
import { eventsOf, personOf } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const text = (content: string) => ({ data: Buffer.from(content), filename: 'list.csv' });

/** Runs a command of the operator. */
async function operate(...words: readonly string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const { clock, database } = app;
  const terminal = { env: process.env, now: clock.now(), database, out: print, err: print };
  return { code: await runCli([...words, '--json'], terminal), text: printed.join('') };
}

const auditOf = async (objectType: string) =>
  (await app.database.knex('audit_log').where({ object_type: objectType }).orderBy('id')).at(-1);

describe('a removed watchlist', () => {
  test('is searched no longer, its imports stay, and monitored subjects are screened again', async () => {
    await importPeople(app, 'removed', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    await importPeople(app, 'kept', [[601, 'OSTRAKHOV, Ilmari']]);
    const screened = await kyc.aml.screen({ fullName: 'Timofey Zarbunov', monitor: true });
    expect(screened.match).toBe(true);

    const { watchlist } = await kyc.aml.removeWatchlist('removed');

    const removedAt = app.clock.now().toISOString();
    expect(watchlist).toEqual({ id: 'removed', removed: 1, removedAt });
    for (const table of ['watchlist_entries', 'watchlist_names'])
      expect(await app.database.knex(table).where({ list: 'removed' })).toEqual([]);
    expect((await kyc.aml.screen({ fullName: 'Timofey Zarbunov' })).match).toBe(false);
    expect((await kyc.aml.screen({ fullName: 'Ilmari Ostrakhov' })).match).toBe(true);
    await work(app);
    expect((await kyc.aml.get(screened.id)).screening.match).toBe(false);
    expect((await kyc.aml.watchlists()).watchlists.map(({ id }) => id)).toEqual(['kept']);
    const { imports } = await kyc.aml.watchlistImports('removed');
    expect(imports[0]).toMatchObject({ version: 'removed', entities: 0, removed: 1 });
    expect(await auditOf('watchlist')).toMatchObject({
      action: 'removeWatchlist',
      object_id: 'removed',
    });
    expect((await failure(kyc.aml.removeWatchlist('removed'))).statusCode).toBe(404);
  });

  test('can be imported again, also in another format', async () => {
    const entity = { id: 'x-1', schema: 'Person', properties: { name: ['Brecht Vendelaar'] } };
    const file = text(JSON.stringify(entity));
    await kyc.aml.importWatchlist({ id: 'removed', format: 'ftm', file });
    expect((await kyc.aml.screen({ fullName: 'Brecht Vendelaar' })).match).toBe(true);
  });

  test('is removed by a command too', async () => {
    expect(await operate('watchlists', 'remove', '--list', 'removed')).toMatchObject({ code: 0 });
    expect((await kyc.aml.screen({ fullName: 'Brecht Vendelaar' })).match).toBe(false);
    const again = await operate('watchlists', 'remove', '--list', 'removed');
    expect([again.code, again.text]).toEqual([1, expect.stringContaining('no watchlist removed')]);
  });
});

describe('a removed register', () => {
  const own = { id: 'own', format: 'plain', country: 'do' } as const;
  const asked = {
    companyName: 'Quellmark Trading SRL',
    country: 'do',
    registrationNumber: '101000013',
  };

  test('of companies is consulted no longer, and its checked companies are marked', async () => {
    const lines = ['101000013,Quellmark Trading SRL,do,active,SRL,2001-04-02,,'];
    await kyc.registers.importCompanies({ ...own, file: text(companiesFile(lines)) });
    const { registers } = await kyc.registers.companies();
    expect(registers).toMatchObject([{ id: 'own', entries: 1 }]);
    const { check } = await kyc.kyb.create(asked);
    expect((await kyc.registers.removeCompanies('own')).register).toMatchObject({ removed: 1 });
    expect((await kyc.registers.companies()).registers).toEqual([]);
    expect((await kyc.kyb.get(check.id)).check.registerChange).toBe('removed');
    expect((await eventsOf(app, check.id)).map(({ type }) => type)).toContain('kyb.updated');
    expect((await kyc.kyb.create(asked)).check.company).toBeNull();
    expect(await auditOf('register')).toMatchObject({ action: 'removeCompanyRegister' });
    const file = text(companiesFile(lines));
    expect(await kyc.registers.importCompanies({ ...own, file })).toMatchObject({ added: 1 });
    expect(await operate('registers', 'remove', '--source', 'own')).toMatchObject({ code: 0 });
    expect((await failure(kyc.registers.removeCompanies('own'))).statusCode).toBe(404);
  });

  test('of people is consulted no longer', async () => {
    const file = text(peopleFile([`${cedula(12)},cedula,Runa Tannenfels,1990-05-17,active`]));
    const person = {
      idNumber: cedula(12),
      country: 'do',
      firstName: 'Runa',
      lastName: 'Tannenfels',
      dateOfBirth: '1990-05-17',
    };
    await kyc.registers.importPeople({ ...own, file });
    expect((await kyc.registers.people()).registers).toMatchObject([{ id: 'own', entries: 1 }]);
    expect((await kyc.documents.databaseValidation(person)).check.status).toBe('approved');
    expect((await kyc.registers.removePeople('own')).register).toMatchObject({ removed: 1 });
    expect((await kyc.documents.databaseValidation(person)).check.status).toBe('in_review');
    await kyc.registers.importPeople({ ...own, file });
    expect(await operate('registry', 'remove', '--source', 'own')).toMatchObject({ code: 0 });
    expect((await kyc.registers.people()).registers).toEqual([]);
  });
});

describe('a person', () => {
  test('imports and removes lists only with a permission that the operator grants', async () => {
    const admin = () => personOf(app, 'admin');
    const entity = { id: 'y-1', schema: 'Person', properties: { name: ['Adaeze Quellmark'] } };
    const load = () =>
      admin().aml.importWatchlist({ id: 'own', format: 'ftm', file: text(JSON.stringify(entity)) });
    expect((await failure(load())).code).toBe('forbidden');
    const [email, permission] = [app.email('admin'), 'watchlists:import'];
    const words = ['permission', '--email', email, '--permission'];
    expect(await operate('grant', ...words, permission)).toMatchObject({ code: 0 });
    expect((await load()).watchlist.entities).toBe(1);
    expect(await auditOf('watchlist')).toMatchObject({
      action: 'importWatchlist',
      actor_type: 'user',
    });
    expect((await app.as('admin').auth.me()).data.permissions).toContain(permission);
    const refused = await failures([
      admin().registers.removeCompanies('own'),
      personOf(app, 'manager').aml.removeWatchlist('own'),
      admin().keys.create({ scopes: [permission] }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await operate('withdraw', ...words, permission)).toMatchObject({ code: 0 });
    expect((await failure(admin().aml.removeWatchlist('own'))).code).toBe('forbidden');
    const other = await operate('grant', ...words, 'users:manage');
    expect([other.code, other.text]).toEqual([1, expect.stringContaining('users:manage is none')]);
    expect((await auditOf('user'))?.action).toBe('withdraw permission');
  });
});
