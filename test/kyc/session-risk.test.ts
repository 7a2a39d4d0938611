import type { SvcKyc } from '../../sdk/kyc/index.js';
import type { CheckOutcome } from '../../src/kyc/sessions/index.js';
import { needsTwo, type RatedCheck, riskOf } from '../../src/kyc/sessions/lifecycle/rules.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';
import { check, warning } from './session-support.js';

let app: TestApp;
/** Clients of an API key and of two people. */
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const approved = { decision: 'approved' } as const;
const review: Partial<CheckOutcome> = { status: 'in_review', warnings: [warning('BLURRED')] };

describe('riskOf', () => {
  const thresholds = {
    livenessDecline: 50,
    faceMatchDecline: 50,
    faceMatchReview: 80,
    amlReview: 70,
    amlDecline: 100,
  };
  const settings = { thresholds, actions: {} };
  const made = (more: Partial<RatedCheck> = {}): RatedCheck => ({
    feature: 'id',
    status: 'approved',
    score: null,
    warnings: [],
    ...more,
  });

  test.each<[string, RatedCheck[], number | null]>([
    ['no check', [], null],
    ['an approved check', [made()], 0],
    ['a check with information', [made({ warnings: [warning('OLD', 'information')] })], 10],
    ['a check in review', [made({ status: 'in_review', warnings: [warning('A')] })], 50],
    ['a declined check', [made({ status: 'declined', warnings: [warning('A', 'error')] })], 90],
    ['a hit of 93', [made({ feature: 'aml', status: 'in_review', score: 93 })], 93],
    ['a face match of 4', [made({ feature: 'face_match', status: 'declined', score: 4 })], 96],
    ['a face match of 81', [made({ feature: 'face_match', score: 81 })], 0],
    ['liveness of 1.4', [made({ feature: 'liveness', status: 'declined', score: 1.4 })], 99],
    [
      'two checks in review',
      [made({ status: 'in_review', warnings: [warning('A')] }), made({ warnings: [warning('B')] })],
      55,
    ],
  ])('of %s is the risk that the contract documents', (_case, checks, risk) => {
    expect(riskOf(checks, settings)).toBe(risk);
  });

  test('never falls with another warning, and stays within its bounds', () => {
    const codes = Array.from({ length: 40 }, (_, at) => `CODE_${at}`);
    for (const status of ['in_review', 'declined'] as const) {
      const risks = codes.map((_, count) => {
        const warnings = codes.slice(0, count).map((code) => warning(code));
        return riskOf([made({ status, warnings })], settings) ?? -1;
      });
      expect(risks).toEqual(risks.toSorted((one, two) => one - two));
      expect(risks.at(-1)).toBe(status === 'declined' ? 100 : 80);
    }
  });

  test('applies the workflow’s action for each warning', () => {
    const warnings = [warning('A'), warning('B'), warning('C')];
    const checks = [made({ status: 'in_review', warnings })];
    expect(riskOf(checks, settings)).toBe(60);
    expect(riskOf(checks, { thresholds, actions: { B: 'approve', C: 'approve' } })).toBe(50);
  });

  test('requires a second approval from fourEyesFrom on, and none without it', () => {
    const asked = [null, 0, 49, 50].map((risk) => needsTwo(risk, { fourEyesFrom: 50 }));
    expect(asked).toEqual([false, false, false, true]);
    expect(needsTwo(100, { fourEyesFrom: null })).toBe(false);
    expect(needsTwo(null, { fourEyesFrom: 0 })).toBe(true);
  });
});

describe('the risk of a session', () => {
  test('is null before the first check, and follows the latest checks afterwards', async () => {
    const { session } = await kyc.sessions.create({ features: ['id', 'poa'] });
    expect(session.risk).toBeNull();
    const risk = async () => (await kyc.sessions.get(session.id)).session.risk;
    const retry = {
      status: 'declined',
      isRetryable: true,
      warnings: [warning('BLURRED', 'error')],
    };
    await check({
      app,
      sessionId: session.id,
      feature: 'id',
      outcome: retry as Partial<CheckOutcome>,
    });
    expect(await risk()).toBe(90);
    await check({ app, sessionId: session.id, feature: 'id' });
    expect(await risk()).toBe(0);
    await check({ app, sessionId: session.id, feature: 'poa', outcome: review });
    expect(await risk()).toBe(50);
    const { sessions } = await kyc.sessions.pending({ awaiting: 'reviewer' });
    expect(sessions.find(({ id }) => id === session.id)?.risk).toBe(50);
  });

  test('is the score of the best watchlist hit', async () => {
    await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    const screened = await kyc.aml.screen({
      fullName: 'Timofey Zarbunov',
      sessionId: session.id,
    });
    expect(screened.score).toBeGreaterThan(70);
    expect((await kyc.sessions.get(session.id)).session.risk).toBe(screened.score);
  });

  test('is imported with the checks of a shared session, and is null without them', async () => {
    const { session } = await kyc.sessions.create({ features: ['id', 'liveness'] });
    const sessionId = session.id;
    await check({ app, sessionId, feature: 'id', outcome: review });
    await check({ app, sessionId, feature: 'liveness' });
    await kyc.sessions.decision(sessionId, approved);
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const taken = async (fields: ('checks' | 'expected')[]) => {
      const { shareToken } = await kyc.sessions.share(sessionId, { fields });
      return (await other.sessions.import({ shareToken: shareToken })).session;
    };
    expect((await taken(['checks'])).risk).toBe(50);
    expect((await taken(['expected'])).risk).toBeNull();
  });
});
