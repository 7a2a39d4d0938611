import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { file } from './images.js';

/** Tokens and files of a challenge, with test keys: the sandbox accepts every turn. */

let app: TestApp;
let kyc: SvcKyc;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ environment: 'test', expiresAt: null });
});
afterAll(() => app.close());

const statusesAndCodes = (
  errors: readonly { readonly statusCode: number; readonly code: string }[],
) => errors.map(({ code, statusCode }) => [statusCode, code]);

/** Returns four files that were never sent before. */
function newFrames(): Record<string, FileInput> {
  made += 1;
  const one = (at: number) => [`frame${at}`, file(`turn${at}.jpg`, `run ${made} turn ${at}`)];
  return Object.fromEntries([1, 2, 3, 4].map(one)) as Record<string, FileInput>;
}

async function ask(sessionId?: string) {
  const { challenge } = await kyc.biometrics.livenessChallenge(sessionId ? { sessionId } : {});
  return { ...challenge, token: challenge.token };
}

const check = (challengeToken: string, more: object = {}, client = kyc) =>
  client.biometrics.liveness({
    image: file('anyone.jpg', `picture ${made}`),
    challengeToken,
    ...newFrames(),
    ...more,
  });

const session = async () => (await kyc.sessions.create({ features: ['liveness'] })).session.id;

describe('createLivenessChallenge', () => {
  test('answers four turns, none twice in a row, valid for two minutes', async () => {
    const sessionId = await session();
    const challenge = await ask(sessionId);
    expect(challenge).toMatchObject({
      token: expect.stringMatching(/^lch_[0-9A-Za-z]{60}$/),
      sessionId,
      expiresAt: '2026-01-31T15:02:00.000Z',
    });
    expect(challenge.turns).toHaveLength(4);
    expect(challenge.turns.every((turn, at) => turn !== challenge.turns[at - 1])).toBe(true);
  });

  test('answers different turns each time', async () => {
    const orders = new Set<string>();
    for (let at = 0; at < 12; at += 1) orders.add((await ask()).turns.join());
    expect(orders.size).toBeGreaterThan(3);
  });

  test('shows the token once and stores only its hash', async () => {
    const options = { idempotencyKey: 'one-challenge' };
    const first = await kyc.biometrics.livenessChallenge({}, options);
    const again = await kyc.biometrics.livenessChallenge({}, options);
    expect(again).toEqual(first);
    const kept = await Promise.all(
      ['kyc_liveness_challenges', 'idempotency_keys', 'audit_log'].map((table) =>
        app.database.knex(table).select(),
      ),
    );
    expect(JSON.stringify(kept)).not.toContain(first.challenge.token);
  });

  test('accepts only sessions with open liveness', async () => {
    const { session: other } = await kyc.sessions.create({ features: ['id'] });
    const gone = await session();
    await kyc.sessions.delete(gone);
    const refused = await failures([ask(`ses_${'0'.repeat(26)}`), ask(other.id), ask(gone)]);
    expect(statusesAndCodes(refused)).toEqual([
      [404, 'not_found'],
      [409, 'conflict'],
      [410, 'gone'],
    ]);
  });
});

describe('checkLiveness with a challenge', () => {
  test('accepts a token once, for its session, in time, in its company and environment', async () => {
    const [used, late, bound] = [await ask(), await ask(), await ask(await session())];
    await check(used.token);
    const stranger = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const elsewhere = await ask();
    const sessionId = await session();
    const refused = await failures([
      check(used.token),
      check(bound.token),
      check(elsewhere.token, { sessionId }),
      check(elsewhere.token, {}, stranger),
      check(`${elsewhere.token.slice(0, -1)}${elsewhere.token.endsWith('0') ? '1' : '0'}`),
    ]);
    const { knex } = app.database;
    await knex('kyc_liveness_challenges').where({ used_at: null }).update({ environment: 'live' });
    refused.push(await failure(check(elsewhere.token)));
    await knex('kyc_liveness_challenges').where({ used_at: null }).update({ environment: 'test' });
    app.clock.set(new Date('2026-01-31T15:02:00.000Z'));
    refused.push(await failure(check(late.token)));
    expect(statusesAndCodes(refused)).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
      [409, 'conflict'],
      [404, 'not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
      [410, 'gone'],
    ]);
  });

  test('requires one frame for each turn, and a token with frames', async () => {
    const { token } = await ask();
    const { frame1, frame2 } = newFrames();
    const image = file('anyone.jpg');
    const { biometrics } = kyc;
    const refused = await failures([
      check(token, { frame3: undefined }),
      check(token, { frame5: file('turn5.jpg') }),
      biometrics.liveness({ image, challengeToken: token }),
      biometrics.liveness({ image, ...(frame1 && { frame1 }), ...(frame2 && { frame2 }) }),
      check(token, { frame2: file('turn2.pdf') }),
    ]);
    expect(statusesAndCodes(refused)).toEqual([
      ...Array.from({ length: 4 }, () => [400, 'invalid_request']),
      [415, 'unsupported_media'],
    ]);
    expect(refused.map(({ details }) => details?.[0]?.path)).toEqual([
      'body.frame3',
      'body.frame5',
      'body.frame1',
      'body.frame1',
      'body.frame2',
    ]);
    expect((await check(token)).check.challenge).toMatchObject({ passed: true });
  });

  test('accepts one of two concurrent uses of a token', async () => {
    const { token } = await ask();
    const both = await Promise.allSettled([check(token), check(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('keeps a token valid when no check was made', async () => {
    const { token } = await ask();
    const down = await failure(check(token, { image: file('unavailable.jpg') }));
    expect(down.statusCode).toBe(503);
    expect((await check(token)).check.challenge?.passed).toBe(true);
  });

  test('refuses frames that the company sent before, and identical frames', async () => {
    const frames = newFrames();
    await check((await ask()).token, frames);
    const again = await check((await ask()).token, { frame3: frames['frame1'] });
    expect(again.check).toMatchObject({ status: 'declined', retryable: false });
    expect(again.check.warnings.map(({ code }) => code)).toContain('CHALLENGE_FRAMES_REUSED');
    const one = file('one.jpg', `one of ${made}`);
    const twins = await check((await ask()).token, { frame1: one, frame4: one });
    expect(twins.check.warnings.map(({ code }) => code)).toContain('CHALLENGE_STILL_REPEATED');
    const stranger = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const { challenge } = await stranger.biometrics.livenessChallenge({});
    const elsewhere = await check(challenge.token, frames, stranger);
    expect(elsewhere.check.challenge?.passed).toBe(true);
  });

  test('stores the frames with the check, and erases them with the session', async () => {
    const sessionId = await session();
    const { token } = await ask(sessionId);
    await check(token, { sessionId });
    const { session: seen } = await kyc.sessions.get(sessionId);
    const purposes = seen.checks.flatMap(({ images }) => images?.map(({ purpose }) => purpose));
    expect(purposes).toEqual(['selfie', ...Array.from({ length: 4 }, () => 'challenge_frame')]);
    await kyc.sessions.delete(sessionId);
    const { knex } = app.database;
    expect(await knex('kyc_liveness_challenges').where({ session_id: sessionId })).toEqual([]);
  });
});
