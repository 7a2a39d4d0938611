import type { SvcKyc } from '../../sdk/kyc/index.js';
import { ask, type EngineContext, type EngineSet } from '../../src/kyc/engines/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { picture } from './images.js';

/** An engine of the operator with a high score and no certificate. */
const liveness: EngineSet['liveness'] = {
  name: 'own',
  version: '7',
  async detect({ fileName }) {
    if (fileName === 'down.jpg') {
      return { outcome: 'failed', isRetryable: false, reason: 'no network' };
    }
    if (fileName === 'strange.jpg') return { outcome: 'unsupported', reason: 'strange' };
    const faces = [{ x: 0, y: 0, width: 1, height: 1, confidence: 99 }];
    const found = {
      score: 100,
      examined: [],
      findings: [],
      quality: { sharpness: 1, brightness: 1 },
    };
    return {
      outcome: 'completed',
      evidence: { ...found, method: 'passive', isCertified: false, faces },
    };
  },
};

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ engines: { liveness } });
  kyc = await app.kyc();
});
afterAll(() => app.close());

describe('an engine for live keys', () => {
  test('without a certificate never approves, whatever the workflow', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Careless',
      features: ['liveness'],
      actions: { LIVENESS_NOT_CERTIFIED: 'approve' },
    });
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const image = await picture('approve.jpg');
    const { check } = await kyc.biometrics.liveness({ image, sessionId: session.id });
    expect(check).toMatchObject({
      status: 'in_review',
      score: 100,
      engine: { name: 'own', version: '7' },
      warnings: [{ code: 'LIVENESS_NOT_CERTIFIED' }],
      session: { status: 'in_review' },
    });
  });

  test('that cannot judge an image sends it to review', async () => {
    const { check } = await kyc.biometrics.liveness({ image: await picture('strange.jpg') });
    expect(check).toMatchObject({
      status: 'in_review',
      score: null,
      warnings: [{ code: 'COULD_NOT_PERFORM' }],
    });
  });

  test('that failed answers 503 with Retry-After and without internal details', async () => {
    const refused = await failure(kyc.biometrics.liveness({ image: await picture('down.jpg') }));
    expect([refused.statusCode, refused.code]).toEqual([503, 'provider_unavailable']);
    expect(refused.retryAfter).toBe(300);
    expect(JSON.stringify(refused.response)).not.toContain('no network');
  });

  test('is not called for test keys', async () => {
    const sandboxed = await app.kyc({ environment: 'test' });
    const { check } = await sandboxed.biometrics.liveness({ image: await picture('approve.jpg') });
    expect(check).toMatchObject({ status: 'approved', engine: { name: 'sandbox' } });
  });

  test('is called until its deadline, then aborted', async () => {
    let told: EngineContext | undefined;
    const now = app.clock.now();
    const asked = ask(
      liveness,
      { principal: { companyId: app.companyId }, request: { requestId: 'r-1' }, now },
      {},
      (ctx) => {
        told = ctx;
        return new Promise<never>(() => undefined);
      },
      20,
    );
    await expect(asked).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(told).toMatchObject({
      requestId: 'r-1',
      deadlineMs: 20,
      signal: { aborted: true },
      now,
    });
  });
});
