import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

interface RawReply {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly bytes: Buffer;
}

describe('a reply', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (let count = 0; count < 100; count += 1) {
      await createProduct(app, { name: `Bolt ${count} `.repeat(16) });
    }
  });
  afterAll(() => app.close());

  const read = (path: string, acceptEncoding: string) => {
    const authorization = `Bearer ${app.tokenOf('admin')}`;
    const headers = { authorization, 'accept-encoding': acceptEncoding };
    return new Promise<RawReply>((resolve, reject) => {
      get(`${app.baseUrl}${path}`, { headers }, async (reply) => {
        const bytes = Buffer.concat(await reply.toArray());
        expect(bytes.length).toBe(Number(reply.headers['content-length']));
        const { 'content-encoding': encoding, vary } = reply.headers;
        resolve({ encoding, vary, bytes });
      }).on('error', reject);
    });
  };
  const long = '/api/products?pageSize=100';

  test.each(['gzip', 'br, gzip;q=0.5', 'deflate, gzip'])(
    'of many records is packed for a client that takes %s, and holds the same',
    async (accepted) => {
      const [plain, packed] = [await read(long, 'identity'), await read(long, accepted)];
      expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip']);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    },
  );

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'of many records is not packed for a client that takes "%s"',
    async (accepted) => {
      expect((await read(long, accepted)).encoding).toBeUndefined();
    },
  );

  test.each(['gzip', 'identity'])('of many records varies by encoding, as %s', async (accepted) => {
    expect((await read(long, accepted)).vary).toBe('Accept-Encoding');
  });

  test('of few records is not packed', async () => {
    const reply = await read('/api/products?pageSize=2', 'gzip');
    expect([reply.encoding, reply.vary]).toEqual([undefined, undefined]);
  });
});
