import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replies } from '../../generated/kyc/replies.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { objectName } from '../../src/kernel/blobs/stores/store.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { holdConnections } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { check, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

const content = Buffer.from('\x89PNG as it was uploaded');
const warnings = [warning('BLURRED')];

beforeAll(async () => {
  app = await startTestApp({ database: { acquireTimeoutMs: 300, poolMax: 4 } });
  kyc = await app.kyc();
});
afterAll(() => app.close());

interface FileView {
  readonly sessionId: string;
  readonly url: string;
  readonly token: string;
}

/** Creates a session with one image, and returns its address. */
async function newImage(): Promise<FileView> {
  const { session } = await kyc.sessions.create({ features: ['id'] });
  const pictures = [{ purpose: 'document_front', content }];
  const review = { status: 'in_review', warnings } as const;
  await check({ app, sessionId: session.id, feature: 'id', pictures, outcome: review });
  const { checks } = (await kyc.sessions.get(session.id)).session;
  const url = checks[0]?.images?.[0]?.url ?? '';
  return { sessionId: session.id, url, token: url.split('/').at(-1) ?? '' };
}

describe('the checks of a session', () => {
  test('show their images for an hour to callers with sessions:decide', async () => {
    const { sessionId } = await newImage();
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    const [blind, seen] = await Promise.all([
      reader.sessions.get(sessionId),
      kyc.sessions.get(sessionId),
    ]);
    const told = warnings.map((one) => ({ ...one, message: one.message.en }));
    const common = { type: 'id', status: 'in_review', warnings: told };
    expect(blind.session.checks).toMatchObject([{ ...common, images: [] }]);
    const image = {
      purpose: 'document_front',
      url: expect.stringMatching(/^\/v1\/files\//),
      expiresAt: '2026-01-31T16:00:00.000Z',
    };
    expect(seen.session.checks).toMatchObject([{ ...common, images: [image] }]);
  });
});

describe('getSessionFile', () => {
  test('answers the bytes to every holder of the address, and 304 to a matching ETag', async () => {
    const { url, token } = await newImage();
    const reply = await app.fetch(url);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(reply.headers.get('content-disposition')).toContain('document_front.png');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(content);
    const etag = reply.headers.get('etag') ?? '';
    expect((await app.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const file = await kyc.sessions.file(token);
    expect(Buffer.from(file.content as Uint8Array)).toEqual(content);
  });

  test('answers 404 for a forged address, and 410 after an hour and after the erasure', async () => {
    const { sessionId, token } = await newImage();
    const forged = await failure(kyc.sessions.file(`${token.slice(0, -1)}_`));
    expect([forged.statusCode, forged.code]).toEqual([404, 'not_found']);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 3_600_000));
    const late = await failure(kyc.sessions.file(token));
    app.clock.set(before);
    expect([late.statusCode, late.code]).toEqual([410, 'gone']);
    await kyc.sessions.delete(sessionId);
    const erased = await failure(kyc.sessions.file(token));
    expect([erased.statusCode, erased.code]).toEqual([410, 'gone']);
  });

  test('answers 500 when the store lost the content, and 503 when the database is blocked', async () => {
    const { url } = await newImage();
    const { knex } = app.database;
    const row = await knex('blobs').where({ company_id: app.companyId }).first();
    const release = await holdConnections(app.database);
    const busy = await app.fetch(url);
    await release();
    const places = await knex('blobs').where({ company_id: app.companyId }).select('id');
    for (const { id } of places) await rm(join(app.blobFolder, objectName(app.companyId, id)));
    const lost = await app.fetch(url);
    expect([row === undefined, busy.status, lost.status]).toEqual([false, 503, 500]);
    for (const reply of [busy, lost]) {
      expect(replies.getSessionFile[reply.status]?.(await reply.json())).toBe(true);
    }
  });
});
