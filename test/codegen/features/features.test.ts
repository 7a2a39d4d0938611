import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { publishedSchema } from '../../../scripts/codegen/bundle/published.js';
import { pascal } from '../../../scripts/codegen/sdk/schema-types.js';
import { lintDocument } from '../../../scripts/contract-rules/index.js';
import { createMock } from '../../../scripts/mock/server.js';
import { apiKey, createErp, type FetchLike } from '../../../sdk/erp/index.js';
import { methodArguments } from '../../../sdk/mcp/tools.js';
import { afterAll, beforeAll, describe, expect, test } from '../../support/jest.js';
import { faults } from '../validator-faults.js';
import { featureContract, idOf, operationOf, pathOf } from './contract.js';
import {
  type Consumer,
  consumers,
  holds,
  type Json,
  type OperationFeature,
  type ParameterFeature,
  type SchemaFeature,
} from './feature.js';
import { type FeatureOutput, generateFeatures } from './generated.js';
import { containsLine, driftBetween, lintOf } from './one-feature.js';
import { misjudged } from './programs.js';
import { expectShown } from './reference.js';
import { checkMock, checkReturned } from './returned.js';
import { operationFeatures } from './rows/operations.js';
import { parameterFeatures } from './rows/parameters.js';
import { refusedFeatures } from './rows/refused.js';
import { schemaFeatures } from './rows/schemas.js';
import { webhookFeatures } from './rows/webhooks.js';
import { clientHeader, clientStatements, serverHeader, serverStatements } from './statements.js';
import { concerns } from './table.js';
import { checkWebhook } from './webhook.js';

let made: FeatureOutput;
let server: Server;
let baseUrl: string;
let misjudgedTypes: ReturnType<typeof misjudged>;
let misjudgedClient: ReturnType<typeof misjudged>;

beforeAll(async () => {
  made = await generateFeatures();
  const mock = await createMock([made.document]);
  server = createServer((request, response) => {
    void mock(request, response).then((isKnown) => isKnown || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { files } = made;
  const folders = { server: 'generated/features/use.ts', client: 'sdk/features/generated/use.ts' };
  misjudgedTypes = misjudged(files, folders.server, serverHeader, serverStatements);
  misjudgedClient = misjudged(files, folders.client, clientHeader, clientStatements);
});
afterAll(() => {
  server.close();
});

type Client = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** The client of all features. */
function client(fetch?: FetchLike): Client {
  const options = { baseUrl, access: apiKey('key'), maxRetries: 0, ...(fetch && { fetch }) };
  const tables = made.groups as unknown as Parameters<typeof createErp>[1];
  return (createErp(options, tables) as unknown as { readonly features: Client }).features;
}

/** Calls a method. Returns the request that it sends. */
async function requestOf(id: string, args: readonly unknown[]) {
  let sent: { readonly url: URL; readonly init: Parameters<FetchLike>[1] } | undefined;
  const fetch: FetchLike = async (url, init) => {
    sent = { url: new URL(url), init };
    return new Response('{"ok":true}', { status: 200 });
  };
  await client(fetch)[id]?.(...args);
  if (sent === undefined) throw new Error(`${id} sent nothing`);
  return sent;
}

const toolOf = (id: string) => {
  const tool = made.tools.find(({ name }) => name === id);
  if (tool === undefined) throw new Error(`No tool is called ${id}`);
  return tool;
};

function acceptsAsTool(id: string, given: unknown): boolean {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv as never);
  return ajv.validate(toolOf(id).inputSchema, given);
}

const post = (feature: SchemaFeature, value: unknown): Promise<Response> =>
  fetch(baseUrl + pathOf(feature), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  });

type Cells<F> = Readonly<Record<Consumer, (feature: F) => void | Promise<void>>>;

const schemaCells: Cells<SchemaFeature> = {
  lint: (feature) => expect(lintOf(feature)).toEqual([]),
  types: ({ name }) => expect(misjudgedTypes.filter(({ feature }) => feature === name)).toEqual([]),
  'request validator': (feature) => {
    const validate = made.requests[idOf(feature)]?.['body'];
    for (const value of feature.accepted)
      expect([value, faults(validate, { value })]).toEqual([value, []]);
    for (const value of feature.refused)
      expect([value, faults(validate, { value })]).not.toEqual([value, []]);
  },
  'reply validator': (feature) => {
    const validate = made.replies[idOf(feature)]?.[200];
    const judge = (value: unknown) => [value, faults(validate, { ok: true, value })];
    for (const value of feature.accepted) expect(judge(value)).toEqual([value, []]);
    for (const value of feature.refused) expect(judge(value)).not.toEqual([value, []]);
  },
  serializer: (feature) => {
    const serialize = made.serializers[idOf(feature)];
    const written = (value: unknown) => JSON.parse(serialize?.({ ok: true, value }) ?? '');
    for (const value of feature.accepted) expect(written(value)).toEqual({ ok: true, value });
    const [leaky, value] = feature.stripped ?? [feature.accepted[0], feature.accepted[0]];
    expect(written(leaky)).toEqual({ ok: true, value });
  },
  'SDK types': ({ name }) =>
    expect(misjudgedClient.filter(({ feature }) => feature === name)).toEqual([]),
  'SDK call': async (feature) => {
    for (const value of feature.accepted) {
      const { init } = await requestOf(idOf(feature), [{ value }]);
      expect(JSON.parse(String(init.body))).toEqual({ value });
    }
  },
  'MCP tool': async (feature) => {
    const id = idOf(feature);
    for (const value of feature.accepted) {
      expect([value, acceptsAsTool(id, { value })]).toEqual([value, true]);
      const { leading } = await methodArguments(toolOf(id), made.groups, { value }, () =>
        Promise.reject(new Error('There is no file')),
      );
      expect(leading).toEqual([{ value }]);
    }
    const wrong = feature.refused.filter((value) => !holds(feature.toolAnyway, value));
    for (const value of wrong)
      expect([value, acceptsAsTool(id, { value })]).toEqual([value, false]);
  },
  mock: async (feature) => {
    const reply = await client()[idOf(feature)]?.({ value: feature.accepted[0] });
    expect(reply).toEqual({ ok: true, value: feature.accepted[0] });
    for (const value of feature.accepted)
      expect([value, (await post(feature, value)).status]).toEqual([value, 200]);
    for (const value of feature.refused)
      expect([value, (await post(feature, value)).status]).toEqual([value, 400]);
  },
  reference: (feature) => {
    const schemas = made.document.components?.schemas ?? {};
    const written = schemas[`${pascal(idOf(feature))}Input`] as { properties: Json };
    expect(written.properties['value']).toEqual(publishedSchema(feature.schema));
    expect(schemas).toMatchObject(publishedSchema(feature.components ?? {}) as object);
    expectShown(feature);
  },
  drift: (feature) => {
    const [schema, inRequest, inReply] = feature.drift;
    const found = driftBetween(feature, { ...feature, schema });
    expect(found).toContain(`body ${inRequest}`);
    if (inReply !== '') expect(found).toContain(`reply ${inReply}`);
  },
};

const isHeader = ({ parameter }: ParameterFeature): boolean => parameter['in'] === 'header';

const parameterCells: Cells<ParameterFeature> = {
  lint: (feature) => expect(lintOf(feature)).toEqual([]),
  types: ({ name }) => expect(misjudgedTypes.filter(({ feature }) => feature === name)).toEqual([]),
  'request validator': (feature) => {
    const [place, name] = isHeader(feature) ? ['headers', 'x-value'] : ['query', 'value'];
    const validate = made.requests[idOf(feature)]?.[place];
    const data: Record<string, unknown> = feature.sent === '' ? {} : { [name]: feature.sent };
    expect(faults(validate, data)).toEqual([]);
    expect(data[name]).toEqual(feature.received);
    expect(faults(validate, { [name]: feature.refused })).not.toEqual([]);
  },
  'reply validator': () => undefined,
  serializer: () => undefined,
  'SDK types': async (feature) => {
    expect(misjudgedClient.filter((one) => one.feature === feature.name)).toEqual([]);
    await containsLine(feature, 'SDK types');
  },
  'SDK call': async (feature) => {
    const { url, init } = await requestOf(idOf(feature), [feature.given]);
    const sent = isHeader(feature) ? init.headers['x-value'] : url.searchParams.get('value');
    expect(sent ?? '').toBe(feature.sent);
  },
  'MCP tool': async (feature) => {
    const id = idOf(feature);
    expect(acceptsAsTool(id, feature.given)).toBe(true);
    expect(acceptsAsTool(id, { unknown: 1 })).toBe(false);
    const { leading, options } = await methodArguments(toolOf(id), made.groups, feature.given, () =>
      Promise.reject(new Error('There is no file')),
    );
    expect(isHeader(feature) ? options : leading[0]).toEqual(feature.given);
    await containsLine(feature, 'MCP tool');
  },
  mock: async (feature) => {
    expect(await client()[idOf(feature)]?.(feature.given)).toEqual({ ok: true });
    const url = baseUrl + pathOf(feature);
    const value = encodeURIComponent(feature.refused);
    const refused = isHeader(feature)
      ? await fetch(url, { headers: { 'x-value': feature.refused } })
      : await fetch(`${url}?value=${value}`);
    expect(refused.status).toBe(400);
  },
  reference: (feature) => {
    const item = made.document.paths?.[pathOf(feature)];
    expect(item?.get?.parameters).toEqual([feature.parameter]);
    expectShown(feature);
  },
  drift: (feature) => {
    const [parameter, rule] = feature.drift;
    const place = isHeader(feature) ? 'headers' : 'query';
    expect(driftBetween(feature, { ...feature, parameter })).toContain(`${place} ${rule}`);
  },
};

async function checkOperation(feature: OperationFeature, consumer: Consumer): Promise<void> {
  if (consumer === 'lint') return expect(lintOf(feature)).toEqual([]);
  if (consumer === 'drift') {
    const [{ replies, ...operation }, rule] = feature.drift;
    const after = {
      ...feature,
      operation: { ...feature.operation, ...operation },
      replies: (replies ?? feature.replies) as Json,
    };
    const found = driftBetween(feature, after).map((line) => line.split(' ').at(-1));
    return expect(found).toContain(rule);
  }
  if (consumer === 'reference') expectShown(feature);
  checkReturned(feature, consumer, made, { types: misjudgedTypes, 'SDK types': misjudgedClient });
  if (consumer === 'MCP tool') expect(toolOf(idOf(feature)).group).toBe('features');
  if (consumer !== 'mock') return containsLine(feature, consumer);
  await checkMock(feature, baseUrl);
}

describe.each(schemaFeatures.map((feature) => [feature.name, feature] as const))(
  'the schema feature %s',
  (_name, feature) => {
    test.each(consumers)('works in: %s', async (consumer) => schemaCells[consumer](feature));
  },
);

describe.each(parameterFeatures.map((feature) => [feature.name, feature] as const))(
  'the parameter feature %s',
  (_name, feature) => {
    test.each(consumers.filter((one) => concerns(one, feature)))('works in: %s', async (consumer) =>
      parameterCells[consumer](feature),
    );
  },
);

describe.each(operationFeatures.map((feature) => [feature.name, feature] as const))(
  'the operation feature %s',
  (_name, feature) => {
    test.each(consumers.filter((one) => concerns(one, feature)))('works in: %s', (consumer) =>
      checkOperation(feature, consumer),
    );
  },
);

describe.each(webhookFeatures.map((feature) => [feature.name, feature] as const))(
  'the webhook feature %s',
  (_name, feature) => {
    test.each(consumers.filter((one) => concerns(one, feature)))('works in: %s', (consumer) =>
      checkWebhook(feature, consumer),
    );
  },
);

test('the mock refuses a recursive body of 20,000 levels', async () => {
  const recursion = schemaFeatures.find(({ name }) => name === 'recursion');
  const open = '{"label":"a","branches":[';
  const body = `{"value":${open.repeat(20_000)}${']}'.repeat(20_000)}}`;
  const reply = await fetch(baseUrl + pathOf({ name: recursion?.name ?? '' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { ok: false, message: 'The body is nested too deeply' },
  ]);
});

test('the generated programs of all features compile', () => {
  const wrong = [...misjudgedTypes, ...misjudgedClient];
  expect(wrong.filter(({ feature }) => feature === 'generated files')).toEqual([]);
});

test.each(refusedFeatures)('$name is refused, with the way to write it', (refused) => {
  const path = pathOf(refused);
  const method = refused.operation['requestBody'] === undefined ? 'get' : 'post';
  const { responses, ...rest } = refused.operation as { readonly responses?: Json };
  const operation = operationOf(refused, rest, responses ?? { 200: { description: 'Done.' } });
  const document = featureContract([], {
    paths: { [path]: { [method]: operation } },
    ...refused.document,
  });
  const found = lintDocument(document).filter(({ rule }) => rule.name === refused.rule);
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(refused.says));
});
