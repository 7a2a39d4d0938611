import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScreenInput, SvcKyc } from '../../sdk/kyc/index.js';
import { importPeople as importRegister } from '../../src/kyc/person-registers/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople, type ListPerson, payloadsOf } from './aml-support.js';
import { cedula, plainFile } from './people-files.js';
import { personOf } from './session-support.js';

const wallet = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

const listed: readonly ListPerson[] = [
  [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966; nationality Russia; Gender Male.'],
  [502, 'QUELLMARK, Adaeze', "a.k.a. 'DALMA REY'; Passport 7788990011 (Russia)."],
  [503, 'OSTRAKHOV, Ilmari', `Cedula No. ${cedula(3)} (Dominican Republic).`],
  [504, 'TIDEWATER, Runa', `Digital Currency Address - XBT ${wallet}; DOB 1970.`],
];

const register = plainFile([
  `${cedula(3)},cedula,Bruno Mar Luna,1990-05-17,Activo`,
  `${cedula(4)},cedula,Timofey Lvovich Zarbunov,1990-05-17,Activo`,
]);

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  await importPeople(app, 'treasury', listed);
  const folder = await mkdtemp(join(tmpdir(), 'notaria-people-'));
  const path = join(folder, 'people.csv');
  await writeFile(path, register);
  const now = app.clock.now();
  const order = { register: 'civil', format: 'plain', path, country: 'do', now } as const;
  await importRegister(app.database.knex, order);
  await rm(folder, { recursive: true });
});
afterAll(() => app.close());

const codesOf = async (input: ScreenInput) => {
  const { session } = await kyc.sessions.create({ features: ['aml'] });
  const found = await kyc.aml.screen({ ...input, sessionId: session.id });
  const { session: after } = await kyc.sessions.get(session.id);
  return { found, status: after.status, codes: after.reasonCodes };
};

describe('a name alone', () => {
  test('declines nobody, and no session is declined without a person', async () => {
    for (const fullName of ['Timofey Lvovich Zarbunov', 'Adaeze Quellmark', 'Dalma Rey']) {
      const { found, status } = await codesOf({ fullName });
      expect([found.match, found.score, found.status]).toEqual([true, 100, 'in_review']);
      expect(status).toBe('in_review');
    }
    expect(await payloadsOf(app, 'session.declined')).toEqual([]);
  });

  test('that equals a weak alias is reviewed, whatever the workflow', async () => {
    expect((await codesOf({ fullName: 'Dalma Rey' })).codes).toEqual(['AML_WEAK_ALIAS_MATCH']);
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Strict',
      features: ['aml'],
      actions: {
        AML_WEAK_ALIAS_MATCH: 'decline',
        AML_POSSIBLE_MATCH: 'decline',
        AML_STRONG_MATCH: 'decline',
      },
    });
    const screen = async (fullName: string) => {
      const { session } = await kyc.sessions.create({ workflowId: workflow.id });
      return (await kyc.aml.screen({ fullName, sessionId: session.id })).status;
    };
    expect([await screen('Dalma Rey'), await screen('Adaeze Quellmark')]).toEqual([
      'in_review',
      'declined',
    ]);
  });

  test('of an entry is a hit despite two false statements, which only lower its priority', async () => {
    const lies = { dateOfBirth: '1991-01-01', nationality: 'pt', gender: 'female' } as const;
    const found = await kyc.aml.screen({ fullName: 'Timofey Lvovich Zarbunov', ...lies });
    expect([found.match, found.score, found.status]).toEqual([true, 100, 'in_review']);
    expect(found.hits[0]).toMatchObject({
      priority: 45,
      modifiers: [
        { kind: 'birthYear', points: -15, source: 'claimed' },
        { kind: 'country', points: -20, source: 'claimed' },
        { kind: 'gender', points: -20, source: 'claimed' },
      ],
    });
  });
});

/** A session whose register check found the number under this name. */
async function confirmedSession(serial: number, firstName: string, lastName: string) {
  const { session } = await kyc.sessions.create({ features: ['database_validation', 'aml'] });
  const person = { firstName, lastName, dateOfBirth: '1990-05-17' };
  const { check } = await kyc.documents.databaseValidation({
    sessionId: session.id,
    idNumber: cedula(serial),
    country: 'do',
    ...person,
  });
  expect([check.status, check.facts.map(({ by, source }) => `${source} by ${by}`)]).toEqual([
    'approved',
    Array(4).fill('confirmed by civil'),
  ]);
  return session.id;
}

describe('a number that a register confirmed', () => {
  test('declines, under any name that the caller states', async () => {
    const sessionId = await confirmedSession(3, 'Bruno', 'Mar Luna');
    const found = await kyc.aml.screen({ fullName: 'Somebody Else', sessionId });
    expect(found).toMatchObject({ status: 'declined', score: 100 });
    expect(found.hits[0]?.modifiers).toEqual([
      { kind: 'documentEqual', points: 100, source: 'confirmed' },
    ]);
    expect(found.facts).toEqual(
      expect.arrayContaining([
        { fact: 'fullName', value: 'Somebody Else', source: 'claimed', by: 'request' },
        { fact: 'fullName', value: 'Bruno Mar Luna', source: 'confirmed', by: 'civil' },
        { fact: 'documentNumber', value: cedula(3), source: 'confirmed', by: 'civil' },
      ]),
    );
    const { session } = await kyc.sessions.get(sessionId);
    expect([session.status, session.reasonCodes]).toEqual(['declined', ['AML_IDENTIFIER_MATCH']]);
  });

  test('goes to review when only the caller states it', async () => {
    const documents = [{ number: cedula(3) }];
    const { found, codes } = await codesOf({ fullName: 'Somebody Else', documents });
    expect([found.score, found.status, codes]).toEqual([100, 'in_review', ['AML_STRONG_MATCH']]);
  });
});

test('the wallet of an entry is found by its address, in its own case only', async () => {
  const screen = async (number: string) =>
    (await kyc.aml.screen({ fullName: 'Somebody Else', documents: [{ number }] })).hits;
  expect(await screen(wallet)).toMatchObject([{ entityId: 'ofac-504', score: 100 }]);
  expect(await screen(wallet.toLowerCase())).toEqual([]);
});

test('an exact name stays a hit at any threshold, whatever a register confirmed', async () => {
  const fullName = 'Timofey Lvovich Zarbunov';
  const sessionId = await confirmedSession(4, 'Timofey Lvovich', 'Zarbunov');
  const found = await kyc.aml.screen({ fullName, sessionId, threshold: 95 });
  expect([found.match, found.status]).toEqual([true, 'in_review']);
  expect(found.hits).toMatchObject([{ entityId: 'ofac-501', score: 95, priority: 85 }]);
});

test('a name that the session confirmed is screened beside the name of the request', async () => {
  const sessionId = await confirmedSession(4, 'Timofey Lvovich', 'Zarbunov');
  const found = await kyc.aml.screen({ fullName: 'Nobody Atall', sessionId });
  expect(found).toMatchObject({ match: true, status: 'in_review' });
  // A confirmed day of birth lowers the score, but hides no exact name.
  expect(found.hits[0]).toMatchObject({
    score: 85,
    priority: 85,
    modifiers: [{ kind: 'birthYear', points: -15, source: 'confirmed' }],
  });
  expect((await kyc.aml.get(found.id)).screening.facts).toEqual(found.facts);
  const { session } = await personOf(app, 'reviewer').sessions.get(sessionId);
  expect(session.checks.map(({ facts = [] }) => facts.length)).toEqual([4, 0]);
});
