import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { runCli } from '../../src/cli/run.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { gleifFile, leis, plainFile } from './register-files.js';
import { people, primaryFile } from './watchlist-files.js';

let app: TestApp;
let kyc: SvcKyc;
let folder: string;

/** Runs a command on the database of the running server, as an operator does. */
async function runCommand(...args: readonly string[]): Promise<string> {
  let [out, err] = ['', ''];
  const code = await runCli(args, {
    env: { NODE_ENV: 'test', DATA_DIR: folder },
    database: app.database,
    now: app.clock.now(),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  expect([code, err]).toEqual([0, expect.any(String)]);
  return out;
}

async function register(name: string, text: string, format = 'plain'): Promise<string> {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, text);
  return runCommand('registers', 'import', '--file', path, '--source', name, '--format', format);
}

const dominican = (acme = 'Acme Trading, S.R.L.,do,Activo') => [
  `101-85004-3,${acme.replace(', S', ' S')},SRL,2001-04-02,"Calle Sol 5, Santo Domingo",`,
  '101-00002-1,Heron Star Holding SA,do,Disuelta,SA,,,',
  '101-00003-9,Casa Blanca SRL,do,Activo,SRL,,,',
  '101-00004-7,Casa Blanca SRL,do,Activo,SRL,,,',
  '101-00005-5,Quellmark Tidewater Ltd,do,Activo,SRL,,,',
];

const spanish = [
  {
    LEI: leis.iberia,
    'Entity.LegalName': 'LUMEN IBERIA, S.L.',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': 'A28015865',
  },
];

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'notaria-kyb-'));
  kyc = await app.kyc();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const codes = ({ warnings }: Awaited<ReturnType<SvcKyc['kyb']['create']>>['check']) =>
  warnings.map(({ code }) => code).sort();

const acme = { companyName: 'Acme Trading SRL', country: 'do', registrationNumber: '101850043' };

describe('createKybCheck without registers and watchlists', () => {
  test('never approves', async () => {
    const { check } = await kyc.kyb.create(acme);
    expect(check).toMatchObject({
      id: expect.stringMatching(/^kyb_[0-9a-z]{26}$/),
      status: 'in_review',
      score: null,
      company: null,
      registers: [],
    });
    expect(codes(check)).toEqual(['AML_NOT_AVAILABLE', 'REGISTER_NOT_AVAILABLE']);
  });

  test('never approves by workflow actions', async () => {
    const actions = { AML_NOT_AVAILABLE: 'approve', REGISTER_NOT_AVAILABLE: 'approve' };
    const made = { name: 'Careless', features: ['aml' as const], isDefault: true, actions };
    await kyc.sessions.createWorkflow(made);
    expect((await kyc.kyb.create(acme)).check.status).toBe('in_review');
    await kyc.sessions.createWorkflow({ name: 'Usual', isDefault: true });
  });

  test('never approves with a register alone', async () => {
    await register('dgii', plainFile(dominican()));
    const { check } = await kyc.kyb.create(acme);
    expect([check.status, codes(check)]).toEqual(['in_review', ['AML_NOT_AVAILABLE']]);
  });
});

describe('createKybCheck', () => {
  beforeAll(async () => {
    const sdn = join(folder, 'sdn.csv');
    await writeFile(sdn, primaryFile(people));
    await runCommand('watchlists', 'import', '--list', 'treasury', '--format', 'ofac', sdn);
    await register('gleif', gleifFile(spanish), 'gleif');
  });

  test('approves a company that is registered, active and not listed', async () => {
    const asked = { ...acme, registrationNumber: '1-01-85004-3', externalId: 'vendor-7' };
    const { check } = await kyc.kyb.create(asked);
    expect(check).toMatchObject({
      status: 'approved',
      score: 99,
      warnings: [],
      externalId: 'vendor-7',
      threshold: 85,
      version: 1,
      registerChange: null,
      company: {
        register: 'dgii',
        name: 'Acme Trading S.R.L.',
        registrationNumber: '101-85004-3',
        status: 'active',
        incorporatedOn: '2001-04-02',
        nameScore: 99,
      },
      registers: [{ id: 'dgii', version: expect.stringMatching(/^2026-01-31-/) }],
      aml: { match: false, hits: [], lists: [{ id: 'treasury' }] },
    });
    expect(check.checks.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'REGISTERED passed',
      'ACTIVE passed',
      'LEI_FORMAT not_applicable',
      'NUMBER_FORMAT passed',
      'AML passed',
    ]);
  });

  test.each([
    [
      'that is dissolved',
      { companyName: 'Heron Star Holding', registrationNumber: '101000021' },
      'declined',
      ['COMPANY_NOT_ACTIVE'],
    ],
    ['that no register has', { companyName: 'Vexilla Omnium' }, 'in_review', ['COMPANY_NOT_FOUND']],
    [
      'whose name is ambiguous',
      { companyName: 'Casa Blanca' },
      'in_review',
      ['COMPANY_AMBIGUOUS', 'COMPANY_FOUND_BY_NAME'],
    ],
    [
      'identified by its number despite a namesake',
      { companyName: 'Casa Blanca', registrationNumber: '101000039' },
      'approved',
      [],
    ],
    [
      'with the number of another company',
      { companyName: 'Vexilla Omnium', registrationNumber: '101850043' },
      'in_review',
      ['NAME_MISMATCH'],
    ],
    [
      'with a different number than registered',
      { companyName: 'Acme Trading', registrationNumber: '131246796' },
      'in_review',
      ['COMPANY_FOUND_BY_NAME', 'REGISTRATION_NUMBER_MISMATCH'],
    ],
    [
      'with a number that breaks the rule',
      { companyName: 'Acme Trading', registrationNumber: '101850044' },
      'in_review',
      ['COMPANY_FOUND_BY_NAME', 'REGISTRATION_NUMBER_INVALID', 'REGISTRATION_NUMBER_MISMATCH'],
    ],
    [
      'with an LEI whose check digits are wrong',
      { companyName: 'Acme Trading', lei: `${leis.quell.slice(0, 18)}99` },
      'in_review',
      ['COMPANY_FOUND_BY_NAME', 'LEI_INVALID'],
    ],
    [
      'whose registered name is spelled differently',
      { companyName: 'Acme Tradings', threshold: 100 },
      'in_review',
      ['COMPANY_FOUND_BY_NAME', 'NAME_MISMATCH'],
    ],
  ])('judges a company %s', async (_case, asked, status, expected) => {
    const { check } = await kyc.kyb.create({ country: 'do', ...asked });
    expect([check.status, codes(check)]).toEqual([status, expected]);
  });

  test('reviews a company with a listed name, and the hit names the entry', async () => {
    const { check } = await kyc.kyb.create({ companyName: 'Quellmark Tidewater', country: 'do' });
    expect(check.status).toBe('in_review');
    expect(codes(check)).toContain('AML_HIT');
    const hit = { subject: 'Quellmark Tidewater', entityId: 'ofac-502', list: 'treasury' };
    expect(check.aml.hits[0]).toMatchObject(hit);
  });

  test('finds a listed person among its people', async () => {
    const { check } = await kyc.kyb.create({
      ...acme,
      people: [
        { fullName: 'Ana Reyes', role: 'director' },
        { fullName: 'Timofey Lvovich Zarbunov', role: 'owner', dateOfBirth: '1966-03-04' },
      ],
    });
    expect(check.people).toEqual([
      { fullName: 'Ana Reyes', role: 'director', dateOfBirth: null, match: false, score: 0 },
      {
        fullName: 'Timofey Lvovich Zarbunov',
        role: 'owner',
        dateOfBirth: '1966-03-04',
        match: true,
        score: 100,
      },
    ]);
    expect([check.status, codes(check)]).toEqual(['in_review', ['AML_HIT']]);
  });

  test('finds a company by its LEI', async () => {
    const lei = leis.iberia.toLowerCase().slice(0, 18) + leis.iberia.slice(18);
    const known = { companyName: 'Lumen Iberia', country: 'es', lei };
    const { check } = await kyc.kyb.create(known);
    const [found, asked] = [check.company?.lei, check.lei];
    expect([check.status, found, asked]).toEqual(['approved', leis.iberia, leis.iberia]);
  });

  test('sends the result to webhooks and the audit log without a name', async () => {
    const mark = 'Acme Tradinx';
    const { check } = await kyc.kyb.create({ ...acme, companyName: mark, externalId: 'v-8' });
    const [event] = await app.database
      .knex('webhook_events')
      .where('payload', 'like', `%${check.id}%`);
    expect(event.type).toBe('kyb.completed');
    expect(JSON.parse(event.payload).data.object).toEqual({
      id: check.id,
      status: 'approved',
      version: 1,
      country: 'do',
      externalId: 'v-8',
    });
    const audits = await app.database.knex('audit_log').where({ object_id: check.id });
    expect(audits).toHaveLength(1);
    expect(JSON.stringify([audits, event])).not.toContain(mark);
  });

  test('makes one check for a repeated request', async () => {
    const options = { idempotencyKey: 'one-company' };
    const first = await kyc.kyb.create(acme, options);
    expect(await kyc.kyb.create(acme, options)).toEqual(first);
    const other = await failure(kyc.kyb.create({ ...acme, country: 'es' }, options));
    expect([other.statusCode, other.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('answers 400 to an unknown country and to an invalid LEI', async () => {
    const refused = await failures([
      kyc.kyb.create({ ...acme, country: 'zz' }),
      kyc.kyb.create({ ...acme, lei: 'too short' }),
      kyc.kyb.create({ ...acme, threshold: 49 }),
      kyc.kyb.create({ country: 'do' } as never),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  });
});

describe('a new import of a company register', () => {
  test('marks the checks whose company changed or disappeared, and sends one event for each', async () => {
    const asked = { ...acme, externalId: 'watched' };
    const { check } = await kyc.kyb.create(asked);
    const updates = async () => {
      const events = await app.database.knex('webhook_events').where({ type: 'kyb.updated' });
      return events
        .map(({ payload }) => JSON.parse(payload).data.object)
        .filter(({ id }) => id === check.id);
    };
    app.clock.advance(86_400_000);
    await register('dgii', plainFile(dominican('Acme Trading, S.R.L.,do,Suspendido')));
    const object = { id: check.id, status: 'approved', country: 'do', externalId: 'watched' };
    expect(await updates()).toEqual([{ ...object, version: 2, registerChange: 'changed' }]);
    expect((await kyc.kyb.get(check.id)).check).toMatchObject({
      status: 'approved',
      version: 2,
      registerChange: 'changed',
      createdAt: '2026-01-31T15:00:00.000Z',
      updatedAt: '2026-02-01T15:00:00.000Z',
    });
    await register('dgii', plainFile(dominican().slice(1)));
    expect(await updates()).toMatchObject([
      { version: 2 },
      { version: 3, registerChange: 'removed' },
    ]);
    await register('dgii', plainFile(dominican().slice(1)));
    expect(await updates()).toHaveLength(2);
  });
});
