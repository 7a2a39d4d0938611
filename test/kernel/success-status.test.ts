import { byStatus } from '../../scripts/codegen/runtime/write.js';
import { replayedReply, successFinder } from '../../src/kernel/http/reply/success.js';
import { createContext, noEffects } from '../../src/kernel/operations/context.js';
import { IdempotentReplay, requestHash } from '../../src/kernel/operations/idempotency.js';
import { permissionSet } from '../../src/kernel/permissions.js';
import { createTestCompany, openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/** An operation that changes, creates or keeps a record. */
const operation = {
  id: 'saveThing',
  status: 200,
  etag: true,
  successes: [
    { status: 200, etag: true },
    { status: 201, etag: false },
    { status: 204, etag: false },
  ],
};
const serialise = byStatus({ 200: JSON.stringify, 201: JSON.stringify });

let database: TestDatabase;
let companyId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  companyId = await createTestCompany(database);
});
afterAll(() => database.close());

/** Returns the context of a request with an idempotency key. */
function contextWith(key: string) {
  const who = { companyId, type: 'user', id: 1, publicId: '1', environment: 'live' } as const;
  const place = { timeZone: 'UTC', baseCurrency: 'EUR', lockedThrough: undefined } as const;
  const facts = { requestId: 'r', ip: '127.0.0.1', userAgent: '', locale: 'en' } as const;
  return createContext(
    {
      db: database.knex,
      principal: {
        ...who,
        ...place,
        name: 'Ana',
        locale: 'en',
        loginId: undefined,
        permissions: permissionSet([]),
      },
      request: { ...facts, operationId: operation.id },
      now: new Date('2026-03-10T15:00:00.000Z'),
      dispatch: () => Promise.reject(new Error('Nothing is dispatched here')),
      idempotency: {
        companyId,
        principal: 'user:1',
        operation: operation.id,
        key,
        requestHash: requestHash(Buffer.from('secret'), '/', {}),
        sealingKeys: [],
      },
      successOf: successFinder(operation),
      serialise: (reply) => serialise(reply as Parameters<typeof serialise>[0]),
    },
    noEffects(),
  );
}

/** Sends a request twice. Returns the reply of the second one. */
async function repeated(key: string, reply: { readonly status: number; readonly body?: object }) {
  const send = () => contextWith(key).transaction(() => Promise.resolve(reply));
  await send();
  const replay = await send().catch((error: unknown) => error);
  if (!(replay instanceof IdempotentReplay)) throw replay;
  return replayedReply(operation, replay.reply);
}

const body = { ok: true, data: { version: 3 } };

describe('the success that a handler chooses', () => {
  test('keeps its status, its body and its ETag in a repeated request', async () => {
    const changed = await repeated('changed', { status: 200, body });
    expect(changed).toMatchObject({ status: 200, body: JSON.stringify(body) });
    expect(changed.headers).toEqual(expect.arrayContaining(['ETag', '"3"']));
    const created = await repeated('created', { status: 201, body });
    expect(created).toMatchObject({ status: 201, body: JSON.stringify(body) });
    expect(created.headers).not.toContain('ETag');
  });

  test('has no body in a repeated request either, where its status has none', async () => {
    expect(await repeated('kept', { status: 204 })).toMatchObject({ status: 204, body: undefined });
  });

  test('changes nothing where the contract does not declare its status', async () => {
    const work = () => Promise.resolve({ status: 202 });
    await expect(contextWith('odd').transaction(work)).rejects.toThrow(
      'saveThing answered the undeclared status 202',
    );
    const kept = await database.knex('idempotency_keys').where({ key: 'odd' });
    expect(kept).toEqual([]);
  });
});
