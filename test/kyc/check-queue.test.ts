import type { SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import {
  ask,
  askAbout,
  type CheckQueue,
  type EngineContext,
  type EngineSet,
  openCheckQueue,
} from '../../src/kyc/engines/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';
import { picture } from './images.js';

const evidence = {
  score: 100,
  examined: [],
  findings: [],
  method: 'passive',
  isCertified: false,
  faces: [{ x: 0, y: 0, width: 1, height: 1, confidence: 99 }],
  quality: { sharpness: 1, brightness: 1 },
};

let started = 0;
const door = gate();

/** One check at a time, estimated at four seconds: the third one waits eight seconds. */
const liveness: EngineSet['liveness'] = {
  name: 'slow',
  version: '1',
  queue: openCheckQueue({ running: 1, firstEstimateMs: 4_000, patienceMs: 8_000 }),
  async detect() {
    started += 1;
    await door.opened;
    return { outcome: 'completed', evidence };
  },
};

let app: TestApp;
let kyc: SvcKyc;
let image: Awaited<ReturnType<typeof picture>>;
beforeAll(async () => {
  app = await startTestApp({ engines: { liveness } });
  kyc = await app.kyc();
  image = await picture('selfie.jpg');
});
afterAll(() => app.close());

describe('concurrent checks', () => {
  test('are all answered, or refused immediately with Retry-After', async () => {
    const outcomes: unknown[] = [];
    const askedAt = performance.now();
    const asked = Array.from({ length: 6 }, async () => {
      const call = kyc.biometrics.liveness({ image });
      const found = await call.catch((error: unknown) => error);
      outcomes.push(found);
    });
    // One runs and two wait; three are refused while the first one still runs.
    await until(() => outcomes.length === 3 && started === 1);
    // The refusals may arrive in another order than that of the queue.
    const times = outcomes
      .map((outcome) => {
        expect(outcome).toMatchObject({ statusCode: 503, code: 'provider_unavailable' });
        return (outcome as SvcKycError).retryAfter ?? 0;
      })
      .sort((a, b) => a - b);
    const seconds = (performance.now() - askedAt) / 1_000;
    for (const [at, most] of [4, 8, 12].entries()) {
      expect(times[at]).toBeLessThanOrEqual(most);
      expect(times[at]).toBeGreaterThanOrEqual(Math.ceil(most - seconds));
    }
    door.open();
    await Promise.all(asked);
    expect(started).toBe(3);
    for (const outcome of outcomes.slice(3)) {
      expect(outcome).toMatchObject({ check: { engine: { name: 'slow' }, score: 100 } });
    }
  });
});

describe('a check that is refused', () => {
  /** One check at a time, which takes four seconds of a clock that the test moves. */
  let nowMs = 0;
  const doors: { open(): void }[] = [];
  const age: EngineSet['age'] = {
    name: 'counted',
    version: '1',
    queue: openCheckQueue({
      running: 1,
      firstEstimateMs: 4_000,
      patienceMs: 8_000,
      now: () => nowMs,
    }),
    async estimate() {
      await new Promise<void>((open) => doors.push({ open }));
      const estimate = { estimatedAge: 30, range: { low: 25, high: 35 }, livenessScore: null };
      const { examined, faces, findings } = evidence;
      return {
        outcome: 'completed',
        evidence: { score: null, examined, faces, findings, ...estimate },
      };
    },
  };
  let counted: TestApp;
  beforeAll(async () => {
    counted = await startTestApp({ engines: { age } });
  });
  afterAll(() => counted.close());

  test('is told when its turn comes, and is accepted then', async () => {
    const client = await counted.kyc();
    // As large as those of phones: more pictures wait for their decoding than the decoder takes of one company.
    const photo = await picture('photo.jpg', { width: 4_000, height: 3_000 });
    const answered: unknown[] = [];
    const refused: SvcKycError[] = [];
    const send = () =>
      client.biometrics.ageEstimation({ image: photo }).then(
        (reply) => answered.push(reply),
        (error: SvcKycError) => refused.push(error),
      );
    const sent = Array.from({ length: 20 }, send);
    // One runs and two wait.
    await until(() => refused.length === 17);
    const times = refused.map(({ retryAfter }) => retryAfter ?? 0).sort((a, b) => a - b);
    expect(times).toEqual([
      ...Array(14)
        .fill(0)
        .map((_, at) => 4 * (at + 1)),
      60,
      60,
      60,
    ]);
    for (const [at, seconds] of times.slice(0, 14).entries()) {
      await until(() => doors.length === at + 1);
      nowMs = seconds * 1_000;
      doors[at]?.open();
      await until(() => doors.length === at + 2);
      sent.push(send());
      await until(() => age.queue?.load().waiting === 2 || refused.length > 17);
      expect(refused).toHaveLength(17);
    }
    for (const [at] of Array.from({ length: 17 }).entries()) {
      await until(() => doors.length > at);
      doors[at]?.open();
    }
    await Promise.all(sent);
  });
});

describe('a check of a slow machine', () => {
  const end = gate();
  let examined = 0;
  const age: EngineSet['age'] = {
    name: 'slow',
    version: '1',
    deadlineMs: 50,
    async estimate() {
      examined += 1;
      await end.opened;
      const estimate = { estimatedAge: 30, range: { low: 25, high: 35 }, livenessScore: null };
      const { examined: aspects, faces, findings } = evidence;
      const found = { score: null, examined: aspects, faces, findings, ...estimate };
      return { outcome: 'completed', evidence: found };
    },
  };
  let slow: TestApp;
  beforeAll(async () => {
    slow = await startTestApp({ engines: { age } });
  });
  afterAll(() => slow.close());

  test('is answered when it is sent again with its Idempotency-Key, without a second examination', async () => {
    const client = await slow.kyc();
    const send = (idempotencyKey: string) =>
      client.biometrics.ageEstimation({ image }, { idempotencyKey });
    const refusal = { statusCode: 503, code: 'provider_unavailable' };
    await expect(send('slow')).rejects.toMatchObject(refusal);
    await expect(send('slow')).rejects.toMatchObject(refusal);
    expect(examined).toBe(1);
    end.open();
    expect((await send('slow')).check).toMatchObject({ type: 'age', estimatedAge: 30 });
    expect(examined).toBe(1);
    // The work of one request answers no other.
    await send('other');
    expect(examined).toBe(2);
  });
});

type Queue = CheckQueue;

/** An `ask` whose engine has a queue for one check at a time. */
function askIn(queue: Queue, work: () => Promise<void>, deadlineMs: number, leaving?: AbortSignal) {
  const engine = { name: 'own', version: '1', queue };
  const abandonment = () => leaving ?? new AbortController().signal;
  const caller = { principal: { companyId: app.companyId }, request: { requestId: 'r-1' } };
  const asked = { ...caller, now: app.clock.now(), abandonment };
  const outcome = { outcome: 'completed', evidence } as const;
  return ask(engine, asked, {}, () => work().then(() => outcome), deadlineMs);
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('a queued check', () => {
  test('has its whole timeout from the start of the work', async () => {
    const queue = openCheckQueue({ running: 1, firstEstimateMs: 10 });
    // The first check works longer than the timeout of the second.
    const first = askIn(queue, () => sleep(1_600), 10_000);
    const second = askIn(queue, () => sleep(10), 1_500);
    await expect(second).resolves.toMatchObject({ evidence });
    await first;
  });

  test('starts when the previous work ends, not when its client gets the timeout', async () => {
    const queue = openCheckQueue({ running: 1, firstEstimateMs: 10 });
    const order: string[] = [];
    const slow = askIn(queue, () => sleep(200).then(() => void order.push('slow ended')), 20);
    const next = askIn(queue, async () => void order.push('next began'), 5_000);
    await expect(slow).rejects.toMatchObject({ code: 'provider_unavailable' });
    await next;
    expect(order).toEqual(['slow ended', 'next began']);
  });

  test('that a slow machine does not finish in time is finished for the repetition of its request', async () => {
    const engine = { name: 'own', version: '1', queue: openCheckQueue({ running: 1 }) };
    const end = gate();
    const signals: (AbortSignal | undefined)[] = [];
    const examine = async (_input: undefined, { abandonment, signal }: EngineContext) => {
      signals.push(signal, abandonment);
      await end.opened;
      return { outcome: 'completed', evidence } as const;
    };
    const send = (repetition: string | undefined, deadlineMs: number) => {
      const client = new AbortController();
      const asked = {
        principal: { companyId: app.companyId },
        request: { requestId: 'r-1' },
        now: app.clock.now(),
        repetition,
        abandonment: () => client.signal,
      };
      const work = { prepare: async () => undefined, examine };
      // The connection ends with the answer.
      return askAbout(engine, asked, {}, work, deadlineMs).finally(() => client.abort());
    };
    await expect(send('one', 20)).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect(send('one', 20)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
    const again = send('one', 5_000);
    end.open();
    await expect(again).resolves.toMatchObject({ evidence });
    expect(signals).toHaveLength(2);
    // Other requests, and those without a key, have work of their own.
    await Promise.all([send('two', 5_000), send(undefined, 5_000), send('one', 5_000)]);
    expect(signals).toHaveLength(8);
  });

  test('leaves the queue when its client disconnects', async () => {
    const queue = openCheckQueue({ running: 1, firstEstimateMs: 10 });
    const end = gate();
    let begun = 0;
    const count = async () => {
      begun += 1;
    };
    const first = askIn(queue, () => end.opened, 5_000);
    const client = new AbortController();
    const left = askIn(queue, count, 5_000, client.signal);
    const stayed = askIn(queue, count, 5_000);
    client.abort();
    await expect(left).rejects.toMatchObject({ code: 'provider_unavailable' });
    end.open();
    await Promise.all([first, stayed]);
    expect(begun).toBe(1);
  });

  test('is refused when earlier checks take longer than expected', async () => {
    const queue = openCheckQueue({ running: 1, firstEstimateMs: 10, patienceMs: 50 });
    const end = gate();
    const first = askIn(queue, () => end.opened, 5_000);
    const second = askIn(queue, async () => undefined, 5_000);
    await expect(second).rejects.toMatchObject({ code: 'provider_unavailable' });
    end.open();
    await first;
  });

  test('is refused at once while another one loads models, with the time that loading may still take', async () => {
    let nowMs = 0;
    const queue = openCheckQueue({ running: 1, patienceMs: 8_000, now: () => nowMs });
    const leave = await queue.enter(app.companyId);
    nowMs = 40_000;
    await expect(queue.enter(app.companyId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      headers: { 'Retry-After': '32' },
    });
    leave();
  });
});
