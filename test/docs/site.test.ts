import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { operations as erp } from '../../generated/erp/operations.js';
import { operations as kyc } from '../../generated/kyc/operations.js';
import { siteFiles } from '../../scripts/site/index.js';
import { findHits, readHits, type SearchHit } from '../../src/docs-site/search/hits.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { documented, type OperationEntry, root, site } from './support.js';

const operationIds = [...Object.keys(erp), ...Object.keys(kyc)].sort();

const files = siteFiles(site);
const html = [...files].filter(([name]) => name.endsWith('.html'));
/** The index as a browser loads it. */
const index = readHits(files.get('search.json') ?? '');

/** Returns the addresses of a page, with where they stand. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);

/** Returns the file of an address below `/docs`, as the server finds it. */
function fileOf(path: string): string {
  const name = path.replace(/^\/docs\/?/, '').replace(/\/$/, '');
  if (/\.\w+$/.test(name)) return name;
  return ['', 'es'].includes(name) ? `${name}${name && '/'}index.html` : `${name}.html`;
}

/** Files that the server makes, or that the build writes beside the pages. */
const served = new Set([
  '/',
  '/downloads',
  '/docs/assets/site.css',
  '/docs/assets/site.js',
  '/docs/assets/icon.svg',
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/v1/openapi.json',
  '/v1/openapi.yaml',
  ...['erp', 'kyc'].flatMap((name) =>
    ['postman.json', 'http', 'asyncapi.json'].map((ending) => `/docs/${name}.${ending}`),
  ),
]);

/** Returns parts that the page of an operation must have. */
function partsOf({ entry: { operation, parameters } }: OperationEntry): readonly string[] {
  const { 'x-errors': codes, 'x-permission': permission, 'x-rate-limit': limit } = operation;
  return [
    `<code>${limit}</code>`,
    ...(permission.includes(':') ? [`<code>${permission}</code>`] : []),
    ...codes.map((code) => `#${code}"`),
    ...parameters.map(({ name }) => `<code class="name">${name}</code>`),
    ...['curl', 'TypeScript', 'Python', 'PHP', 'Java', 'HTTP'].map((tab) => `aria-label="${tab}"`),
  ];
}

test.each(['', 'es/'])(
  'every operation has a page with all that a caller plans with: «%s»',
  (folder) => {
    expect(documented.map(({ entry }) => entry.id).sort()).toEqual(operationIds);
    for (const one of documented) {
      const { api, entry, group } = one;
      const page = files.get(`${folder}${api.name}/${group.slug}/${entry.id}.html`) ?? '';
      const missing = partsOf(one).filter((part) => !page.includes(part));
      expect([entry.id, missing]).toEqual([entry.id, []]);
    }
  },
);

test('every schema and every error code has a place', () => {
  for (const api of site.apis) {
    const pages = html.filter(([name]) => name.startsWith(api.name)).map(([, text]) => text);
    const all = pages.join('\n');
    const names = [...Object.keys(api.document.components.schemas), ...Object.keys(api.statuses)];
    expect(names.filter((name) => !all.includes(`id="${name}"`))).toEqual([]);
  }
});

test('members show their constraints, values, null, and nested members', () => {
  const page = files.get('erp/products/createProduct.html') ?? '';
  const parts = [
    '<span class="required">required</span>',
    '1 to 40 characters',
    'or null',
    '<code>good</code> <code>service</code>',
    '<details><summary>Members of',
  ];
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
});

test('the page of events and its Markdown show the events of both APIs and each webhook', () => {
  const parts = {
    'events.html': [
      '<code>invoice.issued</code>',
      'id="kyc-webhook-event"',
      'Receive an event',
      '<code class="name">webhook-signature</code>',
      '<a href="/docs/kyc/objects#WebhookEvent">WebhookEvent</a>',
      'evt_01jd7y3q8zk4m5n6p7q8r9s0t1',
    ],
    'events.md': [
      '- `invoice.issued`',
      '### Webhook: `event`',
      'Receive an event',
      '- `webhook-signature` (string, required): One or more signatures',
      '[WebhookEvent](/docs/kyc/objects.md#webhookevent)',
      'evt_01jd7y3q8zk4m5n6p7q8r9s0t1',
    ],
  };
  for (const [name, expected] of Object.entries(parts)) {
    const page = files.get(name) ?? '';
    expect([name, expected.filter((part) => !page.includes(part))]).toEqual([name, []]);
  }
});

describe('search', () => {
  const first = (query: string) => findHits(index, query)[0];

  test('finds each operation by its name, by its path and by its method of the client', () => {
    for (const { api, entry, group } of documented) {
      const { group: client, method } = entry.operation['x-sdk'];
      const address = `/${api.name}/${group.slug}/${entry.id}`;
      const queries = [entry.id, `${entry.method} ${entry.path}`, `${client}.${method}`];
      for (const query of queries) {
        const found = findHits(index, query).map(({ u }) => u);
        expect([query, found.includes(address)]).toEqual([query, true]);
      }
    }
  });

  test('finds schemas, events, error codes and guides', () => {
    expect(first('ProductInput')?.u).toBe('/erp/products#ProductInput');
    expect(first('insufficient_stock')?.u).toBe('/erp#insufficient_stock');
    expect(first('invoice.issued')?.u).toBe('/events#erp');
    expect(first('verify the signature')?.u).toBe('/guides/webhooks#verify-the-signature');
  });

  test('finds words in any order, without accents, and nothing for unknown words', () => {
    expect(first('product create')?.u).toBe('/erp/products/createProduct');
    expect(first('créate prod')?.k).toBe('operation');
    expect(findHits(index, 'zzzz')).toEqual([]);
    expect(findHits(index, '  ')).toEqual([]);
  });

  test('leads to places that exist', () => {
    for (const { u } of index.search(MiniSearch.wildcard) as unknown as SearchHit[]) {
      const [path = '', anchor] = u.split('#');
      const page = files.get(fileOf(`/docs${path}`));
      const isThere =
        page !== undefined && (anchor === undefined || page.includes(`id="${anchor}"`));
      expect([u, isThere]).toEqual([u, true]);
    }
  });
});

test('every link of every page leads to a page and an anchor that exist', () => {
  const broken = html.flatMap(([name, text]) =>
    linksIn(text)
      .filter((link) => !link.startsWith('https://'))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        if (served.has(path)) return false;
        const target = path === '' ? text : files.get(fileOf(path));
        return target === undefined || (anchor !== undefined && !target.includes(`id="${anchor}"`));
      })
      .map((link) => `${name}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('no page has an id twice, inline code or a file of another host', () => {
  for (const [name, text] of html) {
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect([name, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([name, []]);
    expect([name, /<style|\sstyle="|<script>|\son\w+="|src="https?:/.test(text)]).toEqual([
      name,
      false,
    ]);
  }
});

describe('on the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  const get = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers });

  test('the pages are those of the contracts and guides', async () => {
    for (const path of [
      '/docs',
      '/docs/',
      '/docs/es',
      '/docs/erp/products',
      '/docs/guides/errors',
    ]) {
      const reply = await get(path);
      expect([path, reply.status, await reply.text()]).toEqual([
        path,
        200,
        files.get(fileOf(path)),
      ]);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('pages have the strict policy, and are not sent again while they are the same', async () => {
    const { headers } = await get('/docs/erp');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const again = await get('/docs/erp', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/docs/erp', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
      null,
      files.get('erp.html'),
    ]);
  });

  test('every file that pages name is there', async () => {
    for (const path of served) {
      if (path === '/downloads') continue;
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  test('assistants get Markdown: a list of pages, and each group and guide', async () => {
    const reply = await get('/llms.txt');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const links = [...(await reply.text()).matchAll(/\]\((\/docs\/[^)]+\.md)\)/g)].map(
      ([, link = '']) => link,
    );
    // Beside guides and groups: the shared objects of both APIs, and the events.
    expect(links).toHaveLength(
      site.guides.length + site.apis.flatMap(({ groups }) => groups).length + 3,
    );
    for (const link of links) expect([link, files.has(fileOf(link))]).toEqual([link, true]);
    const group = await get('/docs/kyc/sessions.md');
    expect(group.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await group.text();
    for (const { api, entry, group: own } of documented) {
      if (api.name === 'kyc' && own.slug === 'sessions')
        expect(text).toContain(`operation \`${entry.id}\``);
    }
  });

  test('links in the Markdown lead to Markdown and anchors', () => {
    for (const [name, text] of files) {
      if (!name.endsWith('.md')) continue;
      for (const [, link = ''] of text.matchAll(/\]\((\/docs[^)]*)\)/g)) {
        expect([name, link, files.has(fileOf(link.split('#')[0] ?? ''))]).toEqual([
          name,
          link,
          true,
        ]);
      }
    }
  });

  test('a path that is no page, and one that leaves the folder, answer 404', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/%2e%2e/main.js',
      '/docs/..%2f..%2fpackage.json',
      '/docs/key',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('the changelog shows every release of both APIs', async () => {
    const text = await (await get('/docs/changelog')).text();
    for (const name of ['erp', 'kyc']) {
      const changelog = readFileSync(`${root}sdk/${name}/CHANGELOG.md`, 'utf8');
      const versions = [...changelog.matchAll(/^## (\S+)/gm)].map(([, version]) => version);
      expect(versions.length).toBeGreaterThan(3);
      for (const version of versions) expect(text).toContain(`id="${name}-${version}"`);
    }
  });
});
