import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { blobJobs } from '../../src/kernel/blobs/maintenance/jobs.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { untranslated } from '../../src/kernel/messages/catalog.js';
import { beginErasure } from '../../src/kyc/retention/index.js';
import { eraseSession } from '../../src/kyc/sessions/erasure/erase.js';
import { lockRow } from '../../src/kyc/sessions/lifecycle/queries.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { file } from './images.js';
import { approveSteps, check, eventsOf, unknownSession, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

/** Personal data of the session, each a text that appears nowhere else. */
const markers = {
  firstName: 'Anastasia-Quilla',
  lastName: 'Reyes-Montoro',
  documentNumber: 'DOC-55813377',
  email: 'quilla@montoro.example',
  phone: '+1 809 555 7788',
  address: 'Calle Ficticia 4711',
  externalId: 'crm-quilla-9',
  metadata: 'gold-of-quilla',
  callbackUrl: 'https://example.com/quilla',
  reason: 'Her cousin came instead of Quilla',
  comment: 'Quilla was told on the phone',
  firstReason: 'Quilla has brought her cousin along',
  firstComment: 'Quilla looks like her picture after all',
  warning: 'The name Quilla is smudged',
  image: 'pixels of the face of Quilla',
};

const { email, phone, firstName, lastName, documentNumber, address } = markers;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

/** Creates a session with all related data: checks, images, a webhook reply, a decision, a share token. */
async function fullSession(): Promise<{ readonly id: string; readonly shareToken: string }> {
  await webhookOfThatDay();
  const { externalId, callbackUrl } = markers;
  const { workflow } = await kyc.sessions.createWorkflow({ name: 'Of two', fourEyesFrom: 0 });
  const { session } = await kyc.sessions.create(
    {
      features: ['id', 'liveness'],
      workflowId: workflow.id,
      externalId,
      callbackUrl,
      metadata: { tier: markers.metadata },
      contact: { email, phone },
      expected: { firstName, lastName, documentNumber, address, nationality: 'do' },
    },
    { idempotencyKey: 'create-the-person' },
  );
  const { id } = session;
  const pictures = [{ purpose: 'selfie', content: Buffer.from(markers.image) }];
  const warnings = [{ ...warning('NAME_SMUDGED'), message: untranslated(markers.warning) }];
  const read = { result: { documentNumber, fullName: `${firstName} ${lastName}` }, warnings };
  await check({ app, sessionId: id, feature: 'id', pictures, outcome: read });
  await check({ app, sessionId: id, feature: 'liveness', pictures });
  const { reason, comment } = markers;
  await kyc.sessions.decision(id, { decision: 'declined', reason, comment });
  await kyc.sessions.decision(id, { decision: 'in_review', reason, comment });
  const last = { decision: 'declined', reason, comment } as const;
  await kyc.sessions.decision(id, last, { idempotencyKey: 'decide-the-person' });
  const first = { reason: markers.firstReason, comment: markers.firstComment };
  await kyc.sessions.decision(id, { decision: 'approved', ...first });
  const { shareToken } = await kyc.sessions.share(id);
  await echoDeliveries();
  return { id, shareToken: shareToken };
}

async function webhookOfThatDay(): Promise<void> {
  const { companyId, clock, database } = app;
  const facts = { events: ['*'], url: 'https://example.com/', secret_last_four: 'abcd' };
  const own = { company_id: companyId, id: 'whk_1', environment: 'live', created_at: clock.now() };
  await database.knex('webhooks').insert({ ...own, ...facts });
}

/** Stores the reply of a receiver that repeats the request. */
async function echoDeliveries(): Promise<void> {
  await app.database.knex.raw(`
    INSERT INTO webhook_attempts (company_id, delivery_id, attempt, trigger, url, request_headers, response_status,
      response_body, duration_ms, at)
    SELECT d.company_id, d.id, 1, 'scheduled', 'https://example.com/', '{}', 200, e.payload, 5, d.created_at
    FROM webhook_deliveries d JOIN webhook_events e ON e.company_id = d.company_id AND e.id = d.event_id`);
}

/** Returns every row of every table as text; bytes as they are and as hex. */
async function allRows(companyId: number): Promise<string> {
  const { knex } = app.database;
  const { rows } = await knex.raw<{ rows: { name: string; has_company: boolean }[] }>(
    `SELECT t.table_name AS name, EXISTS (
       SELECT 1 FROM information_schema.columns c WHERE c.table_schema = t.table_schema
         AND c.table_name = t.table_name AND c.column_name = 'company_id') AS has_company
     FROM information_schema.tables t WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name, has_company } of rows) {
    const where = has_company ? `WHERE t.company_id = ${companyId}` : '';
    const sql = `SELECT t::text AS text FROM "${name}" AS t ${where}`;
    const read = await knex.raw<{ rows: { text: string }[] }>(sql);
    found.push(...read.rows.map(({ text }) => `${name} ${text}`));
  }
  return found.join('\n');
}

async function fileNames(): Promise<string[]> {
  const entries = await readdir(app.blobFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

const allFiles = async (): Promise<Buffer[]> =>
  Promise.all((await fileNames()).map((name) => readFile(name)));

const encodingsOf = (marker: string): string[] => [
  marker,
  Buffer.from(marker).toString('hex'),
  Buffer.from(marker).toString('base64'),
];

/** Returns the names of the markers that appear in a text. */
async function markersFound(companyId: number): Promise<string[]> {
  const rows = await allRows(companyId);
  const files = (await allFiles()).map((file) => file.toString('latin1')).join('\n');
  return Object.entries(markers)
    .filter(([, marker]) => encodingsOf(marker).some((form) => `${rows}\n${files}`.includes(form)))
    .map(([name]) => name);
}

async function runDeletions(): Promise<void> {
  const { clock, database, storage } = app;
  const log = createLogger({ logLevel: 'silent' });
  const kinds = blobJobs(storage.store, clock, log);
  const worker = startJobs({ db: database.knex, clock, log, kinds, pollMs: 10 });
  await until(async () => (await fileNames()).length === 0);
  await worker.stop(0);
}

describe('an erased session', () => {
  let id: string;
  let shareToken: string;

  test('leaves no personal data in any table or file, only a tombstone', async () => {
    ({ id, shareToken } = await fullSession());
    const before = await markersFound(app.companyId);
    expect(before).toEqual(Object.keys(markers).filter((name) => name !== 'image'));
    expect(await allFiles()).toHaveLength(2);

    const { session } = await kyc.sessions.delete(id);

    expect(session).toEqual({ id, status: 'deleted', deletedAt: '2026-01-31T15:00:00.000Z' });
    expect(await markersFound(app.companyId)).toEqual([]);
    const blobs = await app.database.knex('blobs').where({ company_id: app.companyId });
    expect(blobs).toEqual([]);
    await runDeletions();
    expect(await allFiles()).toEqual([]);
  });

  test('is reported to webhooks by its id only, and its earlier events lose the subject', async () => {
    const events = await eventsOf(app, id);
    expect(events.at(-1)).toMatchObject({ type: 'session.deleted' });
    expect(events.at(-1)?.data).toEqual({
      object: { id, status: 'deleted', version: 9, deletedAt: '2026-01-31T15:00:00.000Z' },
    });
    expect(events[0]?.data.object).toMatchObject({ id, status: 'not_started' });
    expect(events[0]?.data.object).not.toHaveProperty('externalId');
  });

  test('answers 410, is erased again without a change, and cannot be imported', async () => {
    const read = await failure(kyc.sessions.get(id));
    expect([read.statusCode, read.code]).toEqual([410, 'gone']);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 1_000));
    const again = await kyc.sessions.delete(id);
    app.clock.set(before);
    expect(again.session.deletedAt).toBe('2026-01-31T15:00:00.000Z');
    const late = await failure(kyc.sessions.import({ shareToken }));
    expect([late.statusCode, late.code]).toEqual([410, 'gone']);
    const none = await failure(kyc.sessions.delete(unknownSession));
    expect([none.statusCode, none.code]).toEqual([404, 'not_found']);
  });
});

describe('an erased session with checks of every kind', () => {
  test('leaves nothing in stored replies, the face index and engine results', async () => {
    const sandbox = await app.kyc({ environment: 'test' });
    const { session } = await sandbox.sessions.create({
      features: ['id', 'poa', 'database_validation', 'liveness'],
      externalId: markers.externalId,
      expected: { firstName, lastName, documentNumber, address, nationality: 'do' },
    });
    const sessionId = session.id;
    const image = file('approve.jpg', markers.image);
    await sandbox.documents.idVerification({ sessionId, frontImage: image });
    await sandbox.documents.proofOfAddress({
      sessionId,
      document: image,
      expectedAddress: address,
    });
    const said = { idNumber: documentNumber, country: 'do', firstName, lastName };
    await sandbox.documents.databaseValidation({ sessionId, ...said });
    await sandbox.biometrics.liveness({ sessionId, image });
    const face = file('face-quilla.jpg', markers.image);
    const { externalId } = markers;
    await sandbox.biometrics.faceIndex({ sessionId, image: face, externalId });
    await sandbox.biometrics.faceIndex({ image: face, externalId: 'somebody-else' });
    await sandbox.biometrics.faceSearch({ image: face });
    const before = await markersFound(app.companyId);
    expect(before).toEqual(expect.arrayContaining(['documentNumber', 'lastName', 'externalId']));

    await sandbox.sessions.delete(sessionId);

    expect(await markersFound(app.companyId)).toEqual([]);
    expect(await app.database.knex('kyc_faces').where({ session_id: sessionId })).toEqual([]);
    await runDeletions();
  });
});

describe('deleteSession', () => {
  test('keeps imported copies of other companies, and other sessions', async () => {
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const make = () =>
      kyc.sessions.create({ features: ['id'], contact: { email }, externalId: 'kept-one' });
    const [{ session: one }, { session: two }] = [await make(), await make()];
    await approveSteps(app, one.id, ['id']);
    const { shareToken } = await kyc.sessions.share(one.id);
    const taken = await other.sessions.import({ shareToken: shareToken });
    await kyc.sessions.delete(one.id);
    expect((await other.sessions.get(taken.session.id)).session.contact.email).toBe(email);
    expect((await kyc.sessions.get(two.id)).session).toMatchObject({ externalId: 'kept-one' });
    expect((await eventsOf(app, two.id))[0]?.data.object).toHaveProperty('externalId');
    await kyc.sessions.delete(two.id);
  });

  test('erases the data of other modules in the same transaction, which a failure rolls back', async () => {
    const { session } = await kyc.sessions.create({ contact: { email } });
    const scope = { companyId: app.companyId, environment: 'live' as const };
    const asked: unknown[] = [];
    const facts = { now: app.clock.now(), cause: 'request', by: 'key_1' } as const;
    const erase = (fails: boolean) =>
      inTransaction(app.database.knex, async (trx) => {
        const erasure = beginErasure(trx, app.storage.ledger, scope, facts);
        const row = await lockRow(trx, scope, session.id);
        if (row === undefined) throw new Error('unreachable');
        const erase = (_: unknown, ...rest: unknown[]) => {
          asked.push(rest);
          return fails ? Promise.reject(new Error('No index')) : Promise.resolve();
        };
        await eraseSession(trx, scope, row, erasure, [{ erase }]);
      });
    expect((await failure(erase(true))).message).toBe('No index');
    expect((await kyc.sessions.get(session.id)).session.contact.email).toBe(email);
    await erase(false);
    expect((await failure(kyc.sessions.get(session.id))).statusCode).toBe(410);
    expect(asked).toMatchObject([1, 2].map(() => [scope, session.id, facts]));
  });
});
