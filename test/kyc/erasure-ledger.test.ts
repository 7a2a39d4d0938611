import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import { runCli } from '../../src/cli/run.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { type ErasureLedger, ledgerIn } from '../../src/kernel/erasures/ledger.js';
import {
  failure,
  openTestStorage,
  startOfTests,
  startTestApp,
  type TestApp,
} from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople, work } from './aml-support.js';
import { file } from './images.js';

const person = { fullName: 'Timofey Zarbunov', yearOfBirth: 1966 };

let folder: string;
let app: TestApp;
let kyc: SvcKyc;
let sandbox: SvcKyc;
let backups = 0;
let copies = 0;
const restored: (() => Promise<void>)[] = [];

const place = (...names: readonly string[]) => join(folder, ...names);

async function cli(
  dataDir: string,
  args: readonly string[],
  database?: Database,
  more: NodeJS.ProcessEnv = {},
) {
  const printed: string[] = [];
  const code = await runCli(args, {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, ERASURES_DIR: place('data/erasures'), ...more },
    now: app.clock.now(),
    ...(database && { database }),
    out: (text) => void printed.push(text),
    err: (text) => void printed.push(text),
  });
  return { code, text: printed.join('') };
}

/** Makes a backup of the running server. */
async function backUp(): Promise<string> {
  backups += 1;
  const made = place(`backup-${backups}.tar.gz`);
  const { code, text } = await cli(place('data'), ['backup', made], app.database);
  expect([code, text]).toEqual([0, expect.stringContaining('Wrote')]);
  return made;
}

/** Restores a backup into a new folder, and starts a server on it. */
async function restore(backup: string, args: readonly string[] = ['--json']) {
  copies += 1;
  const dataDir = place(`copy-${copies}`);
  const { code, text } = await cli(dataDir, ['restore', backup, ...args]);
  expect([code, text]).toEqual([0, expect.anything()]);
  const database = await openDatabase({ dataDir });
  const storage = openTestStorage(dataDir);
  const copy = await startTestApp({
    sharing: { ...app, database: { ...database, url: undefined }, storage },
  });
  restored.push(async () => {
    await copy.close();
    await database.close();
  });
  return { copy, dataDir, text };
}

const linesOfLedger = async (): Promise<string[]> => {
  const entries = await readdir(place('data/erasures'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ name, parentPath }) => readFile(join(parentPath, name), 'utf8')));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-ledger-'));
  app = await startTestApp({ database: { dataDir: place('data') } });
  await app.storage.ledger.create();
  kyc = await app.kyc();
  sandbox = await app.kyc({ environment: 'test' });
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey', 'DOB 04 Mar 1966.']]);
});
afterEach(async () => {
  app.clock.set(startOfTests);
  for (const close of restored.splice(0)) await close();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const codeOf = async (call: Promise<unknown>) => (await failure(call)).code;
const externalId = 'crm-quilla';
const contact = { email: 'quilla@montoro.example' };

/** Creates a record of every kind in the sandbox, four of them of one subject. */
async function recordsOfEveryKind() {
  const { session } = await sandbox.sessions.create({ externalId, contact, features: ['aml'] });
  const sessionId = session.id;
  await sandbox.aml.screen({ ...person, sessionId });
  const screening = await sandbox.aml.screen({ ...person, externalId });
  const company = { companyName: 'Quilla Trading', country: 'do', externalId } as const;
  const { check } = await sandbox.kyb.create(company);
  const image = file('approve.jpg', 'pixels');
  const { face } = await sandbox.biometrics.faceIndex({ image, externalId });
  const other = await sandbox.biometrics.faceIndex({ image: file('face-b.jpg', 'b') });
  const lone = await sandbox.biometrics.ageEstimation({ image });
  return {
    sessionId,
    screeningId: screening.id,
    companyCheckId: check.id,
    faceId: face.id,
    otherFaceId: other.face.id,
    checkId: lone.check.id,
  };
}

type Made = Awaited<ReturnType<typeof recordsOfEveryKind>>;

/** Erases them as callers do: the subject at once, the others by themselves. */
async function eraseAll({ checkId, otherFaceId }: Made): Promise<void> {
  const { erased } = await sandbox.subjects.erase({ externalId });
  expect(erased).toEqual({ sessions: 1, screenings: 1, companyChecks: 1, faces: 1 });
  await sandbox.checks.delete(checkId);
  await sandbox.biometrics.deleteFace(otherFaceId);
}

const codesIn = async (
  client: SvcKyc,
  { checkId, companyCheckId, faceId, otherFaceId, screeningId, sessionId }: Made,
) =>
  Promise.all([
    codeOf(client.sessions.get(sessionId)),
    codeOf(client.aml.get(screeningId)),
    codeOf(client.kyb.get(companyCheckId)),
    codeOf(client.checks.get(checkId)),
    codeOf(client.biometrics.deleteFace(faceId)),
    codeOf(client.biometrics.deleteFace(otherFaceId)),
  ]);

const sealedIn = async (client: SvcKyc) => (await client.sealedRecords.list()).sealedRecords;

describe('a database that is restored from a backup of before an erasure', () => {
  test('holds no record that was erased since, and the same sealed records', async () => {
    const made = await recordsOfEveryKind();
    const backup = await backUp();
    await eraseAll(made);
    const { copy, dataDir, text } = await restore(backup);
    // The session with its screening and the other five records: what hangs on a record goes with it.
    expect(JSON.parse(text).erased).toEqual({ lines: 3, records: 6, failed: 0 });
    const client = await copy.kyc({ environment: 'test' });
    expect(await codesIn(client, made)).toEqual(['gone', ...Array(5).fill('not_found')]);
    expect(await sealedIn(client)).toEqual(await sealedIn(sandbox));
    expect(await sealedIn(client)).toHaveLength(5);
    const rows = await copy.database.knex('audit_log').where({ action: 'repeat erasures' });
    expect(rows.map(({ object_id }) => object_id).sort()).toEqual(Object.values(made).sort());
    const again = await cli(dataDir, ['repeat', 'erasures', '--json'], copy.database);
    expect(JSON.parse(again.text)).toEqual({ lines: 3, records: 0, failed: 0 });
  });

  test('brings erased people back only if the operator says that the ledger is lost', async () => {
    const { session } = await kyc.sessions.create({ contact });
    const backup = await backUp();
    await kyc.sessions.delete(session.id);
    const none = { ERASURES_DIR: place('nothing') };
    const refused = await cli(place('refused'), ['restore', backup], undefined, none);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('no ledger')]);
    const { copy } = await restore(backup, ['--without-erasures', '--json']);
    const client = await copy.kyc();
    expect((await client.sessions.get(session.id)).session.contact).toMatchObject(contact);
  });

  test('keeps what the law demands, and seals again what was erased beside it', async () => {
    const subject = { externalId: 'crm-kept' };
    const { session } = await kyc.sessions.create({ ...subject, contact });
    const { id, hits } = await kyc.aml.screen({ ...person, ...subject });
    const reason = 'The same number of the passport';
    await kyc.aml.decide(id, hits[0]?.id ?? '', { decision: 'true_match', reason });
    const backup = await backUp();
    const { kept } = await kyc.subjects.erase({ ...subject, partial: true });
    expect(kept).toMatchObject([{ kind: 'screening', id }]);
    const { copy } = await restore(backup);
    const client = await copy.kyc();
    expect(await codeOf(client.sessions.get(session.id))).toBe('gone');
    expect((await client.aml.get(id)).screening.decisions).toHaveLength(1);
    expect(await codeOf(client.aml.delete(id))).toBe('kept_by_law');
    const sealed = await client.sealedRecords.list({ recordId: session.id });
    expect(sealed.sealedRecords).toMatchObject([{ cause: 'subject', status: 'not_started' }]);
  });

  test('holds nothing whose retention has ended since', async () => {
    const { id } = await sandbox.aml.screen(person);
    const { knex } = app.database;
    const backup = await backUp();
    await knex('kyc_screenings').where({ id }).update({ erase_at: app.clock.now() });
    const job = { company_id: 0, kind: 'aml.erase', payload: {}, run_at: app.clock.now() };
    await knex('jobs').where({ kind: 'aml.erase' }).delete();
    await knex('jobs').insert(job);
    await work(app, ['aml.erase']);
    expect(await codeOf(sandbox.aml.get(id))).toBe('not_found');
    const { copy } = await restore(backup);
    const client = await copy.kyc({ environment: 'test' });
    expect(await codeOf(client.aml.get(id))).toBe('not_found');
    const { sealedRecords } = await client.sealedRecords.list({ recordId: id });
    expect(sealedRecords).toMatchObject([{ cause: 'retention', erasedBy: null }]);
  });
});

/** Starts a server on the same data, whose ledger behaves like this. */
async function withLedger(add: ErasureLedger['add']): Promise<SvcKyc> {
  const { ledger, ...storage } = app.storage;
  const server = await startTestApp({
    sharing: { ...app, storage: { ...storage, ledger: { ...ledger, add } } },
  });
  restored.push(() => server.close());
  return server.kyc();
}

/** Ends as a process does that is killed between its line and COMMIT. */
const killedBehindLine: ErasureLedger['add'] = async (...line) => {
  await app.storage.ledger.add(...line);
  throw new Error('killed');
};

describe('the line of an erasure', () => {
  test('is there before the commit: an erasure that ends between them is repeated, and no harm', async () => {
    const { session } = await kyc.sessions.create({ contact });
    const backup = await backUp();
    const killed = await withLedger(killedBehindLine);
    const before = (await linesOfLedger()).length;
    expect(await codeOf(killed.sessions.delete(session.id))).toBe('internal');
    expect((await kyc.sessions.get(session.id)).session.contact).toMatchObject(contact);
    expect(await linesOfLedger()).toHaveLength(before + 1);
    await kyc.sessions.delete(session.id);
    const { copy } = await restore(backup);
    const client = await copy.kyc();
    expect(await codeOf(client.sessions.get(session.id))).toBe('gone');
    const { sealedRecords } = await client.sealedRecords.list({ recordId: session.id });
    expect(sealedRecords).not.toEqual([]);
  });

  test('erases nothing that was decided after it and that the law demands', async () => {
    const { id, hits } = await kyc.aml.screen({ ...person, externalId: 'crm-later' });
    const killed = await withLedger(killedBehindLine);
    expect(await codeOf(killed.aml.delete(id))).toBe('internal');
    app.clock.advance(60_000);
    const reason = 'The same number of the passport';
    await kyc.aml.decide(id, hits[0]?.id ?? '', { decision: 'true_match', reason });
    const { copy, text } = await restore(await backUp());
    expect(JSON.parse(text).erased).toMatchObject({ failed: 1 });
    const client = await copy.kyc();
    expect((await client.aml.get(id)).screening.decisions).toHaveLength(1);
    expect((await client.sealedRecords.list({ recordId: id })).sealedRecords).toEqual([]);
  });

  test('is not written by an erasure that is refused', async () => {
    const { id, hits } = await kyc.aml.screen({ ...person, externalId: 'crm-refused' });
    const reason = 'The same number of the passport';
    await kyc.aml.decide(id, hits[0]?.id ?? '', { decision: 'true_match', reason });
    const before = await linesOfLedger();
    await kyc.sessions.create({ externalId: 'crm-refused' });
    expect(await codeOf(kyc.subjects.erase({ externalId: 'crm-refused' }))).toBe('kept_by_law');
    expect(await linesOfLedger()).toEqual(before);
  });

  test('must be written: without it the server answers 503 and erases nothing', async () => {
    const { session } = await kyc.sessions.create({ contact });
    const full = ledgerIn({
      ...folderStore(place('unused')),
      put: () => Promise.reject(new Error('ENOSPC')),
    });
    const server = await withLedger(full.add);
    const refused = (await failure(server.sessions.delete(session.id))) as SvcKycError;
    expect([refused.statusCode, refused.code]).toEqual([503, 'service_unavailable']);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await kyc.sessions.get(session.id)).session.contact).toMatchObject(contact);
  });

  test('holds no personal data', async () => {
    const lines = await linesOfLedger();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toMatch(/zarbunov|timofey|quilla|crm-|montoro/i);
  });
});
