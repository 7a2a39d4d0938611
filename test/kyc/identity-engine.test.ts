import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { type Format, importPeople } from '../../src/kyc/person-registers/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { cedula, plainFile, taxpayer } from './people-files.js';

let app: TestApp;
let kyc: SvcKyc;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-people-'));
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => app.database.knex('people_registers').delete());

async function load(register: string, text: string, format: Format = 'plain', country = 'do') {
  const path = join(folder, `${register}.txt`);
  await writeFile(path, text);
  const order = { register, format, path, country, now: app.clock.now() };
  await importPeople(app.database.knex, order);
}

type Input = Parameters<SvcKyc['documents']['databaseValidation']>[0];

async function check(given: Partial<Input>, client = kyc) {
  const input = { idNumber: cedula(1), country: 'do', ...given };
  const made = await client.documents.databaseValidation(input);
  return made.check;
}

const codes = ({ warnings }: { warnings: readonly { code: string }[] }) =>
  warnings.map(({ code }) => code);

const people = plainFile([
  `402-0000001-${cedula(1).slice(-1)},Cédula,Ana Reyes Luna,1990-05-17,Activo`,
  `${cedula(2)},cedula,José Ramón Peña,,`,
  `${cedula(3)},cedula,Berta Sol,1920-01-01,Fallecida`,
  `${cedula(4)},cedula,Carlos Mar,1980-01-01,Cancelado`,
]);

const ana = { firstName: 'Ana', lastName: 'Reyes Luna', dateOfBirth: '1990-05-17' };

describe('the register engine', () => {
  test('approves a person whose number, name and day of birth the register confirms', async () => {
    await load('jce', people);
    expect(await check(ana)).toMatchObject({
      status: 'approved',
      score: 100,
      matchType: 'full_match',
      validations: { fullName: 'full_match', idNumber: 'full_match', dateOfBirth: 'full_match' },
      source: 'jce',
      idNumber: cedula(1),
      warnings: [],
      engine: { name: 'registers', version: '1' },
      checks: [
        { code: 'NUMBER_FORMAT', status: 'passed' },
        { code: 'REGISTER', details: expect.stringMatching(/^jce 2026-01-31-[0-9a-f]{12}$/) },
      ],
    });
  });

  test.each<[string, Partial<Input>, string, string, object, readonly string[]]>([
    [
      'the same data in another notation',
      {
        idNumber: cedula(1).replace(/^(...)(.{7})/, '$1-$2-'),
        firstName: 'ANA',
        lastName: 'REYES-LUNA',
      },
      'approved',
      'full_match',
      { fullName: 'full_match', dateOfBirth: 'not_checked' },
      [],
    ],
    [
      'half of the name',
      { lastName: 'Reyes' },
      'in_review',
      'partial_match',
      { fullName: 'partial_match' },
      ['IDENTITY_PARTIAL_MATCH'],
    ],
    [
      'another given name',
      { ...ana, firstName: 'Gertrudis' },
      'in_review',
      'partial_match',
      { fullName: 'partial_match' },
      ['IDENTITY_PARTIAL_MATCH'],
    ],
    [
      'the number alone',
      {},
      'in_review',
      'partial_match',
      { fullName: 'not_checked', idNumber: 'full_match' },
      ['IDENTITY_PARTIAL_MATCH'],
    ],
    [
      'another name',
      { ...ana, firstName: 'Pedro', lastName: 'Quiroga' },
      'in_review',
      'no_match',
      { fullName: 'no_match', idNumber: 'full_match' },
      ['IDENTITY_MISMATCH'],
    ],
    [
      'another day of birth',
      { ...ana, dateOfBirth: '1990-05-18' },
      'in_review',
      'no_match',
      { fullName: 'full_match', dateOfBirth: 'no_match' },
      ['IDENTITY_MISMATCH'],
    ],
    [
      'a day of birth that the register lacks',
      { idNumber: cedula(2), firstName: 'Jose Ramon', lastName: 'Pena', dateOfBirth: '1970-01-01' },
      'approved',
      'full_match',
      { fullName: 'full_match', dateOfBirth: 'not_checked' },
      [],
    ],
    [
      'an unknown number',
      { ...ana, idNumber: cedula(9) },
      'in_review',
      'not_found',
      { fullName: 'not_checked', idNumber: 'no_match' },
      ['ID_NOT_FOUND'],
    ],
    [
      'a deceased person',
      { idNumber: cedula(3), firstName: 'Berta', lastName: 'Sol' },
      'declined',
      'full_match',
      { fullName: 'full_match' },
      ['PERSON_DECEASED'],
    ],
    [
      'the number of a deceased person alone',
      { idNumber: cedula(3) },
      'in_review',
      'partial_match',
      { fullName: 'not_checked' },
      ['PERSON_DECEASED', 'IDENTITY_PARTIAL_MATCH'],
    ],
    [
      'a cancelled number',
      { idNumber: cedula(4), firstName: 'Carlos', lastName: 'Mar' },
      'in_review',
      'full_match',
      { fullName: 'full_match' },
      ['ID_NOT_ACTIVE'],
    ],
  ])('compares %s', async (_case, given, status, matchType, validations, warnings) => {
    await load('jce', people);
    const made = await check(given);
    expect(made).toMatchObject({ status, matchType, validations, source: 'jce' });
    expect(codes(made)).toEqual(warnings);
  });

  test('asks for another number when a check digit is wrong, although the register has the number', async () => {
    const wrong = `${cedula(1).slice(0, 10)}${(Number(cedula(1).slice(-1)) + 1) % 10}`;
    await load('jce', plainFile([`${wrong},cedula,Ana Reyes Luna,1990-05-17,`]));
    const made = await check({ ...ana, idNumber: wrong });
    expect(made).toMatchObject({
      status: 'in_review',
      retryable: true,
      matchType: 'no_match',
      source: null,
    });
    expect(made.checks).toMatchObject([{ code: 'NUMBER_FORMAT', status: 'failed' }]);
    expect(codes(made)).toEqual(['ID_NUMBER_INVALID']);
  });

  test('never approves a number that only its check digit confirms, whatever the workflow', async () => {
    await load('jce', people);
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Careless',
      features: ['database_validation'],
      actions: { COULD_NOT_PERFORM: 'approve' },
    });
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const spanish = { idNumber: '54362315K', country: 'es' };
    const made = await Promise.all([
      check({ ...ana, ...spanish, sessionId: session.id }),
      check({ ...ana, idNumber: 'PP123456', documentType: 'passport' }),
    ]);
    for (const each of made) {
      expect(each).toMatchObject({
        status: 'in_review',
        matchType: 'checksum_only',
        source: null,
        engine: { name: 'registers' },
      });
      expect(codes(each)).toEqual(['COULD_NOT_PERFORM']);
    }
  });

  test('reviews an unknown number, of a company or of a person', async () => {
    const rows = [taxpayer('101850043', 'ACME TRADING SRL'), taxpayer(cedula(1), 'ANA REYES LUNA')];
    await load('dgii', rows.join('\r\n'), 'dgii');
    const [person, stranger, company, nobody] = await Promise.all([
      check(ana),
      check({ ...ana, idNumber: cedula(9) }),
      check({ idNumber: '1-01-85004-3', documentType: 'RNC', lastName: 'Acme Trading, S.R.L.' }),
      check({ idNumber: '131098193', documentType: 'RNC', lastName: 'Acme Trading' }),
    ]);
    expect(person).toMatchObject({ status: 'approved', source: 'dgii' });
    expect(stranger).toMatchObject({ status: 'in_review', matchType: 'not_found', source: 'dgii' });
    expect(company).toMatchObject({ status: 'approved', matchType: 'full_match' });
    expect(nobody).toMatchObject({ status: 'in_review', matchType: 'not_found' });
    await load('jce', people);
    expect(await check({ ...ana, idNumber: cedula(9) })).toMatchObject({
      status: 'in_review',
      source: 'dgii, jce',
    });
  });

  test('prefers the register that agrees', async () => {
    await load('a_tax', plainFile([`${cedula(1)},cedula,A. Reyes,,`]));
    await load('b_civil', people);
    expect(await check(ana)).toMatchObject({ status: 'approved', source: 'b_civil' });
  });

  // The order of the register names must not matter.
  test.each(['a_civil', 'z_civil'])(
    'declines a person whom %s lists as deceased, despite another register',
    async (civil) => {
      await load(civil, people);
      await load('m_tax', plainFile([`${cedula(3)},cedula,Berta Sol,,Activo`]));
      const berta = { idNumber: cedula(3), firstName: 'Berta', lastName: 'Sol' };
      const found = await check(berta);
      expect([found.status, codes(found)]).toEqual(['declined', ['PERSON_DECEASED']]);
      const other = await check({ ...berta, firstName: 'Quilla', lastName: 'Vargo' });
      expect(other.matchType).toBe('no_match');
    },
  );

  test('looks a number up only in registers of its country', async () => {
    await load(
      'other',
      plainFile([`${cedula(1)},cedula,Ana Reyes Luna,1990-05-17,`]),
      'plain',
      'ar',
    );
    expect(await check(ana)).toMatchObject({ matchType: 'checksum_only' });
  });

  test('compares the session’s expected values when the request has none', async () => {
    await load('jce', people);
    const { session } = await kyc.sessions.create({
      features: ['database_validation'],
      expected: ana,
    });
    expect(await check({ sessionId: session.id })).toMatchObject({
      status: 'approved',
      validations: { fullName: 'full_match', dateOfBirth: 'full_match' },
      session: { status: 'approved' },
    });
  });

  test('answers test keys from registers, unless the last name selects a sandbox result', async () => {
    await load('jce', people);
    const sandboxed = await app.kyc({ environment: 'test' });
    const [real, told] = await Promise.all([
      check(ana, sandboxed),
      check({ ...ana, lastName: 'decline' }, sandboxed),
    ]);
    expect(real).toMatchObject({ status: 'approved', engine: { name: 'registers' } });
    expect(told).toMatchObject({ status: 'declined', engine: { name: 'sandbox' } });
  });

  test('keeps number and name out of the audit log', async () => {
    await load('jce', people);
    const { id } = await check(ana);
    const rows = await app.database.knex('audit_log').where({ object_id: id });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${cedula(1)}|Reyes|1990-05-17`));
  });
});
