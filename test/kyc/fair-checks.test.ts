import type { SvcKyc } from '../../sdk/kyc/index.js';
import { type EngineSet, openCheckQueue } from '../../src/kyc/engines/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';
import { picture } from './images.js';

/** One check at a time, estimated at four seconds: two checks of one company may wait, and a third is refused. */
const queue = openCheckQueue({ running: 1, firstEstimateMs: 4_000, patienceMs: 8_000 });
const door = gate();
/** The files of the checks, in the order in which they were served. */
const served: (string | undefined)[] = [];

const evidence = {
  score: 100,
  examined: [],
  findings: [],
  method: 'passive',
  isCertified: false,
  faces: [{ x: 0, y: 0, width: 1, height: 1, confidence: 99 }],
  quality: { sharpness: 1, brightness: 1 },
};

const liveness: EngineSet['liveness'] = {
  name: 'slow',
  version: '1',
  queue,
  async detect({ fileName }) {
    served.push(fileName);
    await door.opened;
    return { outcome: 'completed', evidence };
  },
};

let app: TestApp;
let greedy: SvcKyc;
let honest: SvcKyc;
beforeAll(async () => {
  app = await startTestApp({ engines: { liveness } });
  greedy = await app.kyc();
  honest = await app.kyc({ companyId: app.otherCompanyId });
});
afterAll(() => app.close());

describe('a company with one check beside one with many', () => {
  test('is accepted while the other is refused, and served after one more check of the other', async () => {
    const image = await picture('greedy.jpg');
    const refusals: unknown[] = [];
    const many = Array.from({ length: 6 }, () =>
      greedy.biometrics.liveness({ image }).catch((error: unknown) => refusals.push(error)),
    );
    await until(() => refusals.length === 3);
    const one = honest.biometrics.liveness({ image: { ...image, filename: 'honest.jpg' } });
    // A refusal of the honest company ends the wait, and fails below.
    await Promise.race([one.catch(() => undefined), until(() => queue.load().waiting === 3)]);
    door.open();
    await expect(one).resolves.toMatchObject({ check: { engine: { name: 'slow' } } });
    await Promise.all(many);
    expect(served).toEqual(['greedy.jpg', 'greedy.jpg', 'honest.jpg', 'greedy.jpg']);
    for (const refusal of refusals) expect(refusal).toMatchObject({ statusCode: 503 });
  });
});

describe('the wait that a refused check is told', () => {
  test('grows with the refusals of its own company only', async () => {
    const busy = openCheckQueue({ running: 1, firstEstimateMs: 4_000, patienceMs: 4_000 });
    const refusal = (companyId: number) =>
      busy.enter(companyId).catch(({ headers }: { headers: Record<string, string> }) => headers);
    const leave = await busy.enter(1);
    const stop = new AbortController();
    const waiting = [1, 2].map((companyId) => busy.enter(companyId, stop.signal));
    const ends = Promise.allSettled(waiting);
    const told = [];
    for (const companyId of [1, 1, 1, 2]) told.push(await refusal(companyId));
    const seconds = told.map((headers) =>
      Number((headers as Record<string, string>)['Retry-After']),
    );
    expect(seconds[3]).toBeLessThan(seconds[2] ?? 0);
    stop.abort();
    await ends;
    leave();
  });
});
