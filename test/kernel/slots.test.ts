import type { ApiError } from '../../src/kernel/errors.js';
import { openSlots } from '../../src/kernel/processes/slots.js';
import { describe, expect, test } from '../support/jest.js';

/** Starts work that ends when the test ends it. */
function work() {
  let end = (): void => undefined;
  let started = false;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    started = true;
    return done;
  };
  return { run, end: () => end(), hasStarted: () => started };
}

describe('openSlots', () => {
  test('answers 503 when the queue or the share of one caller is full', async () => {
    const slots = openSlots({ running: 1, waiting: 3, waitingPerCaller: 2 });
    const first = work();
    const running = slots({ caller: 'a' }, first.run);
    const waiting = ['a', 'a'].map((caller) => slots({ caller }, async () => caller));
    await expect(slots({ caller: 'a' }, async () => 'a')).rejects.toMatchObject({ status: 503 });
    waiting.push(slots({ caller: 'b' }, async () => 'b'));
    await expect(slots({ caller: 'b' }, async () => 'b')).rejects.toMatchObject({ status: 503 });
    first.end();
    await running;
    expect(await Promise.all(waiting)).toEqual(['a', 'a', 'b']);
  });

  test('tells each refused caller a later time, by the measured duration of the work', async () => {
    let nowMs = 0;
    const slots = openSlots({
      running: 1,
      waiting: 1,
      firstEstimateMs: 3_000,
      now: () => nowMs,
    });
    const refusal = async () => {
      const error: unknown = await slots.enter({}).catch((refused: unknown) => refused);
      return Number((error as ApiError).headers?.['Retry-After']);
    };
    const leave = await slots.enter({});
    const next = slots.enter({});
    expect([await refusal(), await refusal()]).toEqual([3, 6]);
    nowMs = 13_000;
    leave();
    const waiting = slots.enter({});
    // 3 s and 30 % of the ten seconds that the work took longer.
    expect(await refusal()).toBe(6);
    (await next)();
    (await waiting)();
  });

  test('drops abandoned work before it starts and gives its place to others', async () => {
    const slots = openSlots({ running: 1, waiting: 1 });
    const [first, gone] = [work(), work()];
    const running = slots({}, first.run);
    const client = new AbortController();
    const abandoned = slots({ signals: [client.signal] }, gone.run);
    client.abort();
    const refused = expect(abandoned).rejects.toMatchObject({ status: 503 });
    const next = slots({}, async () => 'next');
    await refused;
    first.end();
    await running;
    expect(await next).toBe('next');
    expect(gone.hasStarted()).toBe(false);
  });

  test('serves callers in turn, so that one with much work does not delay another', async () => {
    const slots = openSlots({ running: 1, waiting: 10 });
    const first = work();
    const running = slots({ caller: 'greedy' }, first.run);
    const order: string[] = [];
    const waiting = ['greedy', 'greedy', 'greedy', 'honest'].map((caller) =>
      slots({ caller }, async () => void order.push(caller)),
    );
    first.end();
    await Promise.all([running, ...waiting]);
    expect(order).toEqual(['greedy', 'honest', 'greedy', 'greedy']);
  });

  test('frees the slot of work that fails', async () => {
    const slots = openSlots({ running: 1, waiting: 0 });
    await expect(slots({}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots({}, async () => 'next')).toBe('next');
  });
});
