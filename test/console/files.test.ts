import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

describe('the files of the console', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** `fetch` would decompress by itself. */
  const get = (path: string, encoding: string, more: Readonly<Record<string, string>> = {}) =>
    app.fetch(path, { headers: { 'accept-encoding': encoding, ...more } });

  const scriptOf = (html: string): string => /src="([^"]+\.js)"/.exec(html)?.[1] ?? '';

  test('every page is one document, whose policy forbids foreign and inline code', async () => {
    const page = await get('/console/', 'identity');
    const html = await page.text();
    expect(await (await get('/console/invoices/7', 'identity')).text()).toBe(html);
    expect(html).not.toMatch(/<script(?![^>]+src=)|style=|https?:/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/console/', 'identity', {
      'if-none-match': page.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('scripts are served precompressed, and cached permanently', async () => {
    const script = scriptOf(await (await get('/console/', 'identity')).text());
    const plain = await get(script, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('content-type')).toContain('javascript');
    const bytes = Buffer.from(await plain.arrayBuffer());
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await rawGet(app.baseUrl + script, encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('Accept-Encoding');
      expect(open(packed.body).equals(bytes)).toBe(true);
      expect(packed.body.length).toBeLessThan(bytes.length / 2);
    }
  });

  test('answer 404 in the envelope to an unknown path, and never leave their folder', async () => {
    for (const path of [
      '/console/assets/none.js',
      '/console/manifest.json',
      '/console/%2e%2e/main.js',
    ]) {
      const reply = await app.fetch(path);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(await reply.json()).toMatchObject({ ok: false, code: 'not_found' });
    }
    expect((await app.fetch('/console', { redirect: 'manual' })).headers.get('location')).toBe(
      '/console/',
    );
  });
});

async function rawGet(url: string, encoding: string) {
  const { get } = await import('node:http');
  const { buffer } = await import('node:stream/consumers');
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on('error', reject);
  });
}
