import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { failure, password } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import { childrenOf, isRunning, residentBytes } from '../support/processes.js';
import { until } from '../support/until.js';
import {
  app,
  file,
  kyc,
  memoryGrowthOf,
  plainPicture,
  setUpHostileFiles,
} from './hostile-files-support.js';
import { endlessPdf } from './pdf-files.js';

setUpHostileFiles();
describe('a file that is decoded in a child process', () => {
  /** Takes more than a second to decode. */
  const large = (async () => {
    const size = { width: 7000, height: 7000, channels: 3 as const };
    const data = randomFillSync(Buffer.alloc(7000 * 7000 * 3), 0, 3000 * 7000);
    return sharp(data, { raw: size }).jpeg({ quality: 50 }).toBuffer();
  })();
  const unpacked = 300_000_000;
  const endless = endlessPdf(unpacked);
  const once = { maxRetries: 0 };

  type Send = (options: { maxRetries: number; signal?: AbortSignal }) => Promise<unknown>;
  const sendPicture: Send = async (options) =>
    kyc.biometrics.ageEstimation({ image: file(await large) }, options);
  const sendPdf: Send = (options) => {
    const document = { data: endless, filename: 'bill.pdf' };
    return kyc.documents.proofOfAddress({ document }, options);
  };

  /** Resolves to the child process that works on a call: its memory has grown by a hundred megabytes. */
  async function busyChild(bundle: string, call: Promise<unknown>): Promise<number> {
    const before = new Map<number, number>();
    let busy: number | undefined;
    let isEnded = false;
    void call.finally(() => {
      isEnded = true;
    });
    await until(() => {
      if (isEnded) throw new Error('The call ended before its process was seen at work');
      busy = childrenOf(process.pid, bundle).find((pid) => {
        const now = residentBytes(pid);
        const least = Math.min(now, before.get(pid) ?? now);
        before.set(pid, least);
        return now - least > 100_000_000;
      });
      return busy !== undefined;
    });
    return busy ?? 0;
  }

  test('answers 422 when it uses too much memory, which never counts against the server', async () => {
    let refused: Awaited<ReturnType<typeof failure>> | undefined;
    const growth = await memoryGrowthOf(async () => {
      refused = await failure(sendPdf(once));
    });
    expect(refused).toMatchObject({ statusCode: 422, code: 'unprocessable_image' });
    expect(refused?.message).toContain('too much memory');
    expect(growth).toBeLessThan(unpacked / 4);
  });

  test.each([
    ['a picture', 'child-images', sendPicture],
    ['a PDF', 'child-pdf', sendPdf],
  ])(
    'is dropped and its process killed when its client disconnects: %s',
    async (_name, bundle, send) => {
      const leaving = new AbortController();
      const call = failure(send({ ...once, signal: leaving.signal }));
      const pid = await busyChild(bundle, call);
      leaving.abort();
      await call;
      await until(() => !isRunning(pid));
      const { check } = await kyc.biometrics.ageEstimation({ image: file(await plainPicture()) });
      expect(check.status).toBe('approved');
    },
  );

  test('answers at most 503 when its process is killed from outside', async () => {
    const call = sendPicture(once).catch((error: unknown) => error);
    process.kill(await busyChild('child-images', call), 'SIGKILL');
    expect([undefined, 503]).toContain(((await call) as { statusCode?: number }).statusCode);
    const { check } = await kyc.biometrics.ageEstimation({ image: file(await plainPicture()) });
    expect(check.status).toBe('approved');
  });

  test('delays no login during its decoding', async () => {
    const leaving = new AbortController();
    const options = { ...once, signal: leaving.signal };
    let ended = 0;
    const calls = [sendPicture, sendPicture, sendPicture, sendPdf].map((send) =>
      send(options)
        .catch(() => undefined)
        .finally(() => {
          ended += 1;
        }),
    );
    await busyChild('child-images', Promise.all(calls));
    const email = app.email('admin');
    for (let count = 0; count < 5; count += 1) await app.client().auth.login({ email, password });
    expect(ended).toBeLessThan(calls.length);
    leaving.abort();
    await Promise.all(calls);
  });
});
