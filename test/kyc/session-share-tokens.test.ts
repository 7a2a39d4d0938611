import type { SvcKyc } from '../../sdk/kyc/index.js';
import { setTrustedSharer } from '../../src/kyc/sharers/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { check, typesOf, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

/** Lets the other company trust the reviews of this one, or not. */
const otherTrusts = (isTrusted: boolean): Promise<void> =>
  setTrustedSharer(app.database.knex, {
    companyId: app.otherCompanyId,
    sharerId: app.companyId,
    isTrusted,
    now: app.clock.now(),
  });

const person = {
  contact: { email: 'ana@example.com', phone: '+1 809 555 0100' },
  expected: { firstName: 'Ana', lastName: 'Reyes', nationality: 'do' },
};

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  await otherTrusts(true);
});
afterAll(() => app.close());

/** Creates an approved session with document fields and a face score. */
async function approved(client = kyc): Promise<string> {
  const features = ['id', 'face_match'] as const;
  const { session } = await client.sessions.create({ ...person, features: [...features] });
  const pictures = [{ purpose: 'document_front', content: Buffer.from('a document') }];
  const result = { documentNumber: 'X-777', portraitUrl: '/v1/files/abc' };
  const note = { warnings: [warning('OLD_DOCUMENT', 'information')], result };
  const call = { app, sessionId: session.id, pictures };
  await check({ ...call, feature: 'id', outcome: note });
  const measured = { result: { distance: 0.2 }, inputs: ['ab'.repeat(32)] };
  await check({ ...call, feature: 'face_match', outcome: measured });
  return session.id;
}

describe('shareSession', () => {
  test('answers a token once and stores only its hash', async () => {
    const id = await approved();
    const options = { idempotencyKey: 'share-once' };
    const first = await kyc.sessions.share(id, { expiresIn: 60 }, options);
    expect(first.shareToken).toMatch(/^shr_[0-9A-Za-z]{60}$/);
    expect(first.expiresAt).toBe('2026-01-31T15:01:00.000Z');
    const again = await kyc.sessions.share(id, { expiresIn: 60 }, options);
    expect(again).toEqual(first);
    const kept = await Promise.all(
      ['kyc_shares', 'idempotency_keys', 'audit_log', 'webhook_events'].map((table) =>
        app.database.knex(table).select(),
      ),
    );
    expect(JSON.stringify(kept)).not.toContain(first.shareToken?.slice(4));
    expect((await typesOf(app, id)).at(-1)).toBe('session.shared');
  });

  test('is refused for a session without an outcome, and answers 410 for an erased one', async () => {
    const { session } = await kyc.sessions.create();
    const early = await failure(kyc.sessions.share(session.id));
    expect([early.statusCode, early.code]).toEqual([409, 'conflict']);
    await kyc.sessions.delete(session.id);
    const late = await failure(kyc.sessions.share(session.id));
    expect([late.statusCode, late.code]).toEqual([410, 'gone']);
  });
});
