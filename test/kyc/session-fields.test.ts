import type { CheckSummary, Expected, SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';
import { file } from './images.js';
import { check, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
let sandbox: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  sandbox = await app.kyc({ environment: 'test' });
  await importPeople(app, 'treasury', [
    [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966; Gender Male; Passport 7788 (Russia).'],
  ]);
});
afterAll(() => app.close());

type Fields = NonNullable<CheckSummary['fields']>;

/** Maps `name` to `[value, expected, agrees]`, without missing members. */
const fieldsByName = (fields: Fields | undefined) =>
  Object.fromEntries(
    (fields ?? []).map(({ name, value, expected, agrees }) => [
      name,
      expected === undefined
        ? [value]
        : [value, expected, ...(agrees === undefined ? [] : [agrees])],
    ]),
  );

async function checksOf(client: SvcKyc, id: string): Promise<CheckSummary[]> {
  return (await client.sessions.get(id)).session.checks;
}

const card = {
  documentType: 'id_card',
  documentNumber: '001-1234567-8',
  firstName: 'Ana María',
  lastName: 'Reyes',
  fullName: 'Ana María Reyes',
  dateOfBirth: '1990-05-17',
  gender: 'female',
  nationality: 'do',
  issuingCountry: 'do',
  issueDate: null,
  expiryDate: '2030-01-31',
  address: 'Calle Duarte 12, Santiago',
  portraitUrl: null,
  mrz: {
    lines: ['IDDOM0011234567', '9005170F3001317', 'REYES<<ANA<MARIA'],
    valid: true,
    checks: [],
  },
};

/** Creates a session whose document has the given reading. */
async function readCard(
  expected: Expected,
  result: Readonly<Record<string, unknown>> = card,
): Promise<CheckSummary | undefined> {
  const { session } = await kyc.sessions.create({ features: ['id'], expected });
  await check({ app, sessionId: session.id, feature: 'id', outcome: { result } });
  return (await checksOf(kyc, session.id))[0];
}

describe('an identity document', () => {
  test('shows the fields that were read in a fixed order, without missing ones', async () => {
    const made = await readCard({});
    expect(made?.fields).toEqual(
      [
        ['documentType', 'id_card'],
        ['documentNumber', '001-1234567-8'],
        ['firstName', 'Ana María'],
        ['lastName', 'Reyes'],
        ['fullName', 'Ana María Reyes'],
        ['dateOfBirth', '1990-05-17'],
        ['gender', 'female'],
        ['nationality', 'do'],
        ['issuingCountry', 'do'],
        ['expiryDate', '2030-01-31'],
        ['address', 'Calle Duarte 12, Santiago'],
        ['mrz.valid', 'true'],
        ['mrz.line1', 'IDDOM0011234567'],
        ['mrz.line2', '9005170F3001317'],
        ['mrz.line3', 'REYES<<ANA<MARIA'],
        ['score', '97.5'],
      ].map(([name, value]) => ({ name, value })),
    );
    expect(made).toMatchObject({ score: 97.5, threshold: null, screeningId: null });
  });

  test('appears beside the expected values, and says which ones agree', async () => {
    const made = await readCard({
      firstName: 'Ana Maria',
      lastName: 'Reyes',
      documentNumber: '00112345678',
      dateOfBirth: '1990-05-18',
      nationality: 'es',
      address: 'C/ Duarte 12 Santiago',
    });
    expect(fieldsByName(made?.fields)).toMatchObject({
      firstName: ['Ana María', 'Ana Maria', true],
      lastName: ['Reyes', 'Reyes', true],
      fullName: ['Ana María Reyes', 'Ana Maria Reyes', true],
      documentNumber: ['001-1234567-8', '00112345678', true],
      dateOfBirth: ['1990-05-17', '1990-05-18', false],
      nationality: ['do', 'es', false],
      address: ['Calle Duarte 12, Santiago', 'C/ Duarte 12 Santiago', true],
    });
  });

  test('marks the part of a name that differs, and none for another split of the name', async () => {
    const other = await readCard({ firstName: 'Ana María', lastName: 'Montoro' });
    expect(fieldsByName(other?.fields)).toMatchObject({
      firstName: ['Ana María', 'Ana María', true],
      lastName: ['Reyes', 'Montoro', false],
      fullName: ['Ana María Reyes', 'Ana María Montoro', false],
    });
    const parted = await readCard({ firstName: 'Ana', lastName: 'María Reyes' });
    expect(fieldsByName(parted?.fields)).toMatchObject({
      firstName: ['Ana María', 'Ana', true],
      lastName: ['Reyes', 'María Reyes', true],
    });
  });

  test('shows an expected value that could not be read, without a verdict', async () => {
    const made = await readCard({ lastName: 'Reyes' }, { ...card, lastName: null, mrz: null });
    expect(fieldsByName(made?.fields)).toMatchObject({ lastName: [null, 'Reyes'] });
    expect(fieldsByName(made?.fields)).not.toHaveProperty(['mrz.valid']);
  });

  test('is truncated, however much an engine returned', async () => {
    const made = await readCard({}, { ...card, address: 'x'.repeat(4_000) });
    expect(fieldsByName(made?.fields)['address']?.[0]).toHaveLength(500);
  });
});

describe('the checks of a session with many checks', () => {
  test('are compared with the document, and show scores and thresholds', async () => {
    const features = ['id', 'poa', 'database_validation', 'liveness', 'face_match', 'age'] as const;
    const { session } = await sandbox.sessions.create({
      features: [...features],
      expected: { documentNumber: '001-1391820-6' },
    });
    const sessionId = session.id;
    const image = file('review.jpg', 'a face');
    await sandbox.documents.idVerification({ sessionId, frontImage: image });
    await sandbox.documents.proofOfAddress({ sessionId, document: image });
    await sandbox.documents.databaseValidation({
      sessionId,
      idNumber: '00113918205',
      country: 'do',
      lastName: 'REVIEW',
    });
    await sandbox.biometrics.liveness({ sessionId, image });
    await sandbox.biometrics.faceMatch({ sessionId, userImage: image });
    await sandbox.biometrics.ageEstimation({ sessionId, image, minAge: 25 });
    const checks = await checksOf(sandbox, sessionId);
    const fields = Object.fromEntries(checks.map((each) => [each.type, fieldsByName(each.fields)]));
    expect(fields['id']).toMatchObject({ documentType: ['id_card'] });
    expect(fields['poa']).toMatchObject({
      documentType: ['utility_bill'],
      issuer: ['Sandbox Utilities'],
      nameOnDocument: ['Test Person', 'Test Person', true],
    });
    expect(fields['database_validation']).toMatchObject({
      idNumber: ['00113918205', '001-1391820-6', false],
      matchType: ['partial_match'],
      'validations.idNumber': ['full_match'],
      source: ['sandbox'],
    });
    expect(fields['liveness']).toMatchObject({
      score: ['75'],
      threshold: ['50'],
      method: ['sandbox'],
      certified: ['false'],
      'quality.sharpness': ['90'],
    });
    expect(fields['face_match']).toMatchObject({
      score: ['75'],
      threshold: ['80'],
      reference: ['document'],
    });
    expect(fields['age']).toMatchObject({ age: ['18', '25', false], 'age.high': ['22'] });
    expect(checks.map(({ threshold }) => threshold)).toEqual([null, null, null, 50, 80, null]);
    expect(checks.map(({ score }) => score)).toEqual([75, 75, 75, 75, 75, null]);
  });

  test('link a watchlist check to its screening, and a hit to its entry', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    const fullName = 'Timofey Zarbunov';
    const { id } = await kyc.aml.screen({ fullName, sessionId: session.id });
    const [made] = await checksOf(kyc, session.id);
    expect(made).toMatchObject({ type: 'aml', screeningId: id, threshold: 70 });
    expect(fieldsByName(made?.fields)).toMatchObject({
      match: ['true'],
      hits: ['1'],
      threshold: ['70'],
    });
    const { screening } = await kyc.aml.get(made?.screeningId ?? '');
    expect(screening.hits[0]).toMatchObject({
      list: 'treasury',
      matchedName: expect.stringContaining('ZARBUNOV'),
      breakdown: expect.arrayContaining([expect.objectContaining({ queryPart: 'zarbunov' })]),
      entry: {
        type: 'person',
        names: [{ text: 'ZARBUNOV, Timofey Lvovich', kind: 'primary' }],
        birthDates: ['1966-03-04'],
        gender: 'male',
        programs: ['TESTLAND'],
        changed: false,
        documents: [{ type: 'Passport', number: '7788', country: 'ru' }],
        remarks: expect.any(String),
      },
    });
  });

  test('show the current version of an entry, and null for a removed one', async () => {
    await importPeople(app, 'moving', [
      [601, 'OSTRAKHOV, Ilmari'],
      [602, 'QUELLMARK, Adaeze'],
    ]);
    const screen = (fullName: string) =>
      kyc.aml.screen({ fullName, lists: ['moving'], monitor: false });
    const [one, two] = [await screen('Ilmari Ostrakhov'), await screen('Adaeze Quellmark')];
    await importPeople(app, 'moving', [[601, 'OSTRAKHOV, Ilmari', 'DOB 1970.']]);
    const entryOf = async ({ id }: { readonly id: string }) =>
      (await kyc.aml.get(id)).screening.hits[0]?.entry;
    expect(await entryOf(one)).toMatchObject({ changed: true, birthDates: ['1970'] });
    expect(await entryOf(two)).toBeNull();
  });
});

describe('the fields of a check', () => {
  test('are visible only with sessions:decide, and never in the reply to a decision', async () => {
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const outcome = { status: 'in_review', result: card, warnings: [warning('OLD')] } as const;
    await check({ app, sessionId: session.id, feature: 'id', outcome });
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    const [seen] = await checksOf(reader, session.id);
    const decided = await kyc.sessions.decision(session.id, { decision: 'approved' });
    for (const made of [seen, decided.session.checks[0]]) {
      expect(Object.keys(made ?? {}).sort()).toEqual([
        'createdAt',
        'id',
        'images',
        'status',
        'type',
        'warnings',
      ]);
    }
    const [own] = await checksOf(kyc, session.id);
    expect(own?.fields).toHaveLength(16);
  });

  test('are visible to the company that imported the session, except face scores and screenings', async () => {
    const { session } = await kyc.sessions.create({ features: ['id', 'liveness', 'aml'] });
    const sessionId = session.id;
    await check({ app, sessionId, feature: 'id', outcome: { result: card } });
    await check({ app, sessionId, feature: 'liveness', outcome: { result: { method: 'x' } } });
    await kyc.aml.screen({ fullName: 'Nobody Inparticular', sessionId });
    const { shareToken } = await kyc.sessions.share(sessionId);
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const taken = await other.sessions.import({ shareToken: shareToken });
    const checks = await checksOf(other, taken.session.id);
    expect(checks.map(({ fields }) => fields?.length)).toEqual([16, 0, 4]);
    expect(checks.map((each) => each.screeningId)).toEqual([null, null, null]);
  });
});
