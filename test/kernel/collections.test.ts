import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { asyncApi } from '../../src/kernel/http/site/collections/asyncapi.js';
import type { ApiDocument } from '../../src/kernel/http/site/collections/document.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { parseHttp } from '../support/http-file.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { postmanStructure } from './postman-structure.js';

let app: TestApp;
let kycKey: string;
beforeAll(async () => {
  app = await startTestApp();
  kycKey = await app.kycKey();
});
afterAll(() => app.close());

const apis = [
  { name: 'erp', prefix: '/api' },
  { name: 'kyc', prefix: '/v1' },
] as const;

interface Document {
  readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
  readonly components: {
    readonly schemas: Record<
      string,
      { readonly enum?: readonly string[]; readonly 'x-extensible-enum'?: readonly string[] }
    >;
  };
}

const json = async <T>(path: string): Promise<T> => (await (await app.fetch(path)).json()) as T;
const documentOf = (prefix: string) => json<Document>(`${prefix}/openapi.json`);

async function operationIds(prefix: string): Promise<readonly string[]> {
  const { paths } = await documentOf(prefix);
  return Object.values(paths)
    .flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
    .sort();
}

test('The page of the downloads links to every file, and each is there for any origin', async () => {
  const page = await (await app.fetch('/docs/downloads')).text();
  const links = [...page.matchAll(/href="(\/docs\/[^"]+)" download/g)].map(([, link = '']) => link);
  expect(links).toEqual(
    ['erp', 'kyc'].flatMap((name) =>
      ['postman.json', 'http', 'asyncapi.json'].map((ending) => `/docs/${name}.${ending}`),
    ),
  );
  for (const link of links) {
    const { headers, status } = await app.fetch(link);
    expect([link, status, headers.get('access-control-allow-origin')]).toEqual([link, 200, '*']);
    const again = await app.fetch(link, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
});

describe.each(apis)('The Postman collection of $name', ({ name, prefix }) => {
  interface Item {
    readonly request: { readonly description: string; readonly url: { readonly raw: string } };
  }
  interface Collection {
    readonly item: readonly { readonly item: readonly Item[] }[];
    readonly variable: readonly { readonly key: string; readonly value: string }[];
  }
  const read = () => json<Collection>(`/docs/${name}.postman.json`);

  test('has the structure of format 2.1', async () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.validate(postmanStructure, await read());
    expect(ajv.errors).toBeNull();
  });

  test('holds every operation once, and the address of the server', async () => {
    const { item, variable } = await read();
    const requests = item.flatMap((folder) => folder.item.map(({ request }) => request));
    const ids = requests.map(({ description }) => description.split(':')[0]);
    expect(ids.sort()).toEqual(await operationIds(prefix));
    expect(requests.every(({ url }) => url.raw.startsWith(`{{baseUrl}}${prefix}/`))).toBe(true);
    expect(variable.find(({ key }) => key === 'baseUrl')?.value).toBe(app.baseUrl);
  });
});

/** The replies to a person of operations with credentials of their own. */
const ownCredentials: Readonly<Record<string, readonly number[]>> = {
  getCapture: [401, 404],
  getCaptureLogo: [401, 404],
  getSessionFile: [401, 404],
  getTestClock: [403],
};

describe.each(apis)('The HTTP file of $name', ({ name, prefix }) => {
  const read = async () => {
    const text = await (await app.fetch(`/docs/${name}.http`)).text();
    return parseHttp(text, { bearerAuth: app.tokenOf('admin'), keyAuth: kycKey });
  };

  test('holds every operation once', async () => {
    const requests = await read();
    expect(requests.map(({ id }) => id).sort()).toEqual(await operationIds(prefix));
  });

  // A record of the example need not exist. A file, the capture page and the test company have credentials of their own.
  test('has requests to read that the server accepts', async () => {
    const requests = (await read()).filter(({ method }) => method === 'GET');
    for (const { id, url, headers } of requests) {
      const { status } = await fetch(url, { headers });
      const allowed = ownCredentials[id] ?? [200, 404];
      expect([id, allowed.includes(status) ? 'accepted' : status]).toEqual([id, 'accepted']);
    }
  });
});

/** Returns the faults of an AsyncAPI document in its structure and references. */
async function asyncApiFaults(document: unknown): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-asyncapi-'));
  try {
    const file = join(folder, 'events.json');
    writeFileSync(file, JSON.stringify(document));
    const rules = { struct: 'error', 'no-unresolved-refs': 'error' } as const;
    const problems = await lint({ ref: file, config: await createConfig({ rules }) });
    return problems.map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(apis)('The AsyncAPI document of $name', ({ name, prefix }) => {
  interface AsyncApi {
    readonly channels: Record<string, { readonly messages: Record<string, unknown> }>;
  }
  const read = () => json<AsyncApi>(`/docs/${name}.asyncapi.json`);

  test('has a message for each type of event in the contract', async () => {
    const { schemas } = (await documentOf(prefix)).components;
    const names =
      name === 'erp' ? schemas['EventName']?.['x-extensible-enum'] : schemas['EventType']?.enum;
    const { channels } = await read();
    const messages = Object.entries(channels).map(([channel, one]) => [
      channel,
      Object.keys(one.messages),
    ]);
    expect(messages).toEqual(
      name === 'erp'
        ? [
            ['events', names],
            ['eventWebhook', ['event']],
          ]
        : [['eventWebhook', names]],
    );
  });

  test('has the structure of AsyncAPI 3, and every reference resolves', async () => {
    expect(await asyncApiFaults(await read())).toEqual([]);
  });
});

test('An AsyncAPI document has each webhook beside the operation that returns events', async () => {
  const document = await json<ApiDocument>('/api/openapi.json');
  const webhook = (name: string, schema: string) => ({
    post: {
      operationId: `receive${name}`,
      summary: `Receive ${name}`,
      description: `Tells of ${name}.`,
      parameters: [
        { name: 'X-Shop', in: 'header', required: true, schema: { type: 'string', maxLength: 9 } },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${schema}` },
            example: { id: 7 },
          },
        },
      },
    },
  });
  const webhooks = { events: webhook('one', 'Product'), productSold: webhook('two', 'Warehouse') };
  const source = { schema: 'Event', path: '/api/events' };
  const made = asyncApi({ ...document, webhooks }, source, app.baseUrl);
  expect(await asyncApiFaults(made)).toEqual([]);
  expect(Object.keys(made.channels)).toEqual(['events', 'eventsWebhook', 'productSoldWebhook']);
  expect(made.channels['productSoldWebhook']).toEqual({
    title: 'Receive two',
    description: 'Tells of two.',
    messages: {
      productSold: {
        name: 'productSold',
        title: 'productSold',
        contentType: 'application/json',
        summary: 'Receive two',
        description: 'Tells of two.',
        headers: {
          type: 'object',
          required: ['X-Shop'],
          properties: { 'X-Shop': { type: 'string', maxLength: 9 } },
        },
        examples: [{ payload: { id: 7 } }],
        payload: { $ref: '#/components/schemas/Warehouse' },
      },
    },
  });
  expect(Object.keys(made.components.schemas)).toEqual(
    expect.arrayContaining(['Event', 'Product', 'Warehouse']),
  );
});
