import sharp from 'sharp';
import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { createAddressGroup } from '../../src/kyc/addresses/index.js';
import type { EngineSet } from '../../src/kyc/engines/index.js';
import { createTextReader } from '../../src/kyc/text/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll } from '../support/jest.js';

/** The inputs of the engine below, in order. */
export const given: Uint8Array[] = [];
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
  documents: unasked,
  liveness: unasked,
  faceMatch: unasked,
  faceEmbedding: unasked,
};

export let app: TestApp;
export let kyc: SvcKyc;

/** Starts a server for the tests of a file, with the own engines above and the address engine of the product. */
export function setUpHostileFiles(): void {
  const log = createLogger({ logLevel: 'silent' });
  const text = createTextReader(log);
  // A busy machine needs longer to exhaust the memory of a process.
  const addresses = createAddressGroup({ log, text, pdfMs: 18_000 });
  beforeAll(async () => {
    app = await startTestApp({ engines: { ...others, ...addresses.engines, age } });
    kyc = await app.kyc();
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([addresses.close(), text.close()]);
  });
}

export const plainPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '18/1 29/1 10/1' } })
    .jpeg()
    .toBuffer();

export const file = (data: Buffer, filename = 'photo.jpg'): FileInput => ({
  data: new Uint8Array(data),
  filename,
});

/** Runs `work` and returns by how many bytes the resident memory of this process grew at most. */
export async function memoryGrowthOf(work: () => Promise<unknown>): Promise<number> {
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
