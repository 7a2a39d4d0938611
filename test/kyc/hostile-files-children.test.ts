import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { createAddressGroup } from '../../src/kyc/addresses/index.js';
import type { EngineSet } from '../../src/kyc/engines/index.js';
import { createTextReader } from '../../src/kyc/text/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { childrenOf, isRunning, residentBytes } from '../support/processes.js';
import { until } from '../support/until.js';
import { endlessPdf } from './pdf-files.js';

/** An engine that records its input. */
const given: Uint8Array[] = [];
const age: EngineSet['age'] = {
  name: 'own',
  version: '1',
  async estimate({ data }) {
    given.push(data);
    const faces = [{ x: 0, y: 0, width: 1, height: 1, confidence: 99 }];
    const evidence = { score: null, examined: [], findings: [], livenessScore: null, faces };
    return {
      outcome: 'completed',
      evidence: { ...evidence, estimatedAge: 40, range: { low: 32, high: 48 } },
    };
  },
};

/** An engine that must never receive a hostile file. */
const unasked = { name: 'own', version: '1' } as never;
const others = {
  ...{ documents: unasked, liveness: unasked },
  ...{ faceMatch: unasked, faceEmbedding: unasked },
};

const log = createLogger({ logLevel: 'silent' });
const text = createTextReader(log);
// A busy machine needs longer to exhaust the memory of a process.
const addresses = createAddressGroup({ log, text, pdfMs: 18_000 });

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ engines: { ...others, ...addresses.engines, age } });
  kyc = await app.kyc();
});
afterAll(async () => {
  await app.close();
  await Promise.all([addresses.close(), text.close()]);
});
const plainPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '18/1 29/1 10/1' } })
    .jpeg()
    .toBuffer();

const file = (data: Buffer, filename = 'photo.jpg'): FileInput => ({
  data: new Uint8Array(data),
  filename,
});

/** Runs `work` and returns by how many bytes the resident memory of this process grew at most. */
async function memoryGrowthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return Math.max(most, process.memoryUsage.rss()) - before;
}

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
