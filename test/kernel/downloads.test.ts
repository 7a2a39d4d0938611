import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import request from 'supertest';
import { packedClients } from '../../scripts/build/sdk-tarballs.mjs';
import { erpEnvelope } from '../../src/erp/envelope.js';
import { errors } from '../../src/kernel/errors.js';
import type { Tarball } from '../../src/kernel/http/site/downloads.js';
import { createSite } from '../../src/kernel/http/site/site.js';
import { createLogger } from '../../src/kernel/log.js';
import { createProject } from '../sdk/packed/project.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

let app: TestApp;
let packed: readonly string[];
beforeAll(async () => {
  packed = await packedClients();
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = async (): Promise<readonly Package[]> => {
  const { data } = (await (await app.fetch('/downloads')).json()) as { data: readonly Package[] };
  return data;
};

/** Options that keep npm from calling a registry. */
const nowhere = ['--registry', 'http://127.0.0.1:1', '--fetch-retries', '0'];

describe('/downloads', () => {
  test('lists both clients as npm packed them', async () => {
    const names = ['erp', 'kyc'];
    const expected = packed.map((path, at) => {
      const bytes = readFileSync(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const manifest = new URL(`../../sdk/${names[at]}/package.json`, import.meta.url);
      const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Package;
      return { name, version, file: basename(path), bytes: bytes.length, sha256 };
    });
    expect(await listed()).toEqual(expected);
    expect(expected.map(({ name }) => name)).toEqual(['@notaria/erp', '@notaria/kyc']);
  });

  test('serves each package byte for byte, to any origin, and answers 304 to a known tag', async () => {
    for (const { file, bytes, sha256 } of await listed()) {
      const reply = await app.fetch(`/downloads/${file}`, {
        headers: { origin: 'https://a.test' },
      });
      const content = Buffer.from(await reply.arrayBuffer());
      expect([reply.status, content.length]).toEqual([200, bytes]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      const { headers } = reply;
      expect(headers.get('content-type')).toBe('application/gzip');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const etag = headers.get('etag') ?? '';
      const known = { headers: { 'if-none-match': etag } };
      expect((await app.fetch(`/downloads/${file}`, known)).status).toBe(304);
      const head = await app.fetch(`/downloads/${file}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
    }
  });

  test('serves packages that npm installs from their address', async () => {
    const urls = (await listed()).map(({ file }) => `${app.baseUrl}/downloads/${file}`);
    const project = await createProject(urls, nowhere);
    try {
      project.write(
        'run.mjs',
        `import { SvcErp } from '@notaria/erp';
import { SvcKyc } from '@notaria/kyc';
console.log(typeof new SvcErp({ baseUrl: 'http://a' }).reports.salesByMonth,
  typeof new SvcKyc({ baseUrl: 'http://a' }).aml.watchlists);`,
      );
      expect(await project.node('run.mjs')).toBe('function function\n');
    } finally {
      project.remove();
    }
  });

  test('serves no other file, within or outside of its folder', async () => {
    const unknown = ['/nothing.tgz', '/index.json', '/..%2Fmain.js', '/__proto__', '/a/b'];
    for (const path of unknown) {
      const reply = await app.fetch(`/downloads${path}`);
      const body = (await reply.json()) as { readonly code: string };
      expect([path, reply.status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });

  const siteWith = (tarballs: () => readonly Tarball[]) => {
    const json = Buffer.from('{}');
    return createSite({
      contracts: [
        {
          name: 'erp',
          prefix: '/api',
          envelope: erpEnvelope,
          json,
          yaml: () => json,
          events: { schema: 'Event' },
        },
      ],
      docsFolder: '',
      publicUrl: () => 'http://127.0.0.1',
      tarballs,
      extras: [],
      notReady: async () => [],
      degraded: async () => [],
      engineStates: () => ({}),
      log: createLogger({ logLevel: 'silent' }),
      limit: undefined,
      trustedHops: 0,
    });
  };

  test('answers 404 in the envelope where no package is built', async () => {
    const site = siteWith(() => []);
    for (const path of ['/downloads', '/downloads/notaria-erp-0.2.0.tgz']) {
      const { status, body } = await request(site).get(path);
      expect([status, body]).toMatchObject([404, { ok: false, code: 'not_found' }]);
    }
  });

  test('answers 503 while the packages are built, and then the packages', async () => {
    let isBuilt = false;
    const made = { name: '@notaria/erp', version: '1.0.0', file: 'erp.tgz' };
    const site = siteWith(() => {
      if (!isBuilt) throw errors.beingBuilt();
      return [{ ...made, content: Buffer.from('packed') }];
    });
    for (const path of ['/downloads', '/downloads/erp.tgz']) {
      const { body, headers, status } = await request(site).get(path);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toMatchObject({ code: 'service_unavailable' });
    }
    isBuilt = true;
    expect((await request(site).get('/downloads')).body.data).toMatchObject([made]);
    expect((await request(site).get('/downloads/erp.tgz')).status).toBe(200);
  });
});
