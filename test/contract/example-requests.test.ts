import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Document } from 'openapi-backend';
import { createMock } from '../../scripts/mock/server.js';
import {
  type ApiDocument,
  operationsOf,
  type Schema,
} from '../../src/kernel/http/site/collections/document.js';
import { parameterValue } from '../../src/kernel/http/site/collections/samples.js';
import { featureContract, features } from '../codegen/features/contract.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { contentOf, formOf, named, requestsOf, targetOf } from './example-requests.js';

const json: unknown = featureContract(features);
const all = requestsOf(json as ApiDocument);

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  const mock = await createMock([json as Document]);
  server = createServer((request, response) => {
    void mock(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test('there is a request of each feature of operations', () => {
  expect(all.length).toBe(features.filter((feature) => !('webhooks' in feature)).length);
});

test.each(named(all))('the contract accepts the request of %s', async (_id, request) => {
  const content = contentOf(request);
  const own = content.headers as Readonly<Record<string, string>> | undefined;
  const reply = await fetch(baseUrl + targetOf(request), {
    ...content,
    method: request.method,
    headers: { ...request.headers, ...own },
  });
  expect([reply.ok, reply.headers.get('x-mock-fault')]).toEqual([true, null]);
});

const requestOf = (id: string) => {
  const found = all.find((request) => request.id === id);
  if (found === undefined) throw new Error(`${id} is not an operation`);
  return found;
};

test('a required header and If-Match are sent', () => {
  expect(requestOf('checkRequiredHeader').headers).toEqual({ 'X-Value': '0' });
  expect(requestOf('checkRequiredIfMatch').headers).toEqual({ 'If-Match': expect.any(String) });
});

test('the example of a parameter is sent, or a value of its format', () => {
  expect(requestOf('checkHeaderWithAPatternWhichNeedsAnExample').headers).toEqual({
    'X-Value': 'DO-1',
  });
  const sampleFor = (schema: Schema) =>
    parameterValue(json as ApiDocument, { name: 'value', in: 'query', schema });
  expect(sampleFor({ type: 'string', format: 'email' })).toBe('ana@example.com');
  expect(sampleFor({ type: 'string', minLength: 3 })).toBe('xxx');
  expect(sampleFor({ type: 'integer', exclusiveMinimum: 4 })).toBe('5');
});

test('parameters of a path belong to each of its operations, and are no operation', () => {
  const header = (description: string) => ({
    name: 'X-Value',
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const operation = (operationId: string) => ({ operationId, responses: {} });
  const document: ApiDocument = {
    info: { title: 'Paths', version: '1.0.0' },
    components: { schemas: {} },
    paths: {
      '/things': {
        parameters: [header('Of the path.')],
        get: operation('listThings'),
        post: { ...operation('createThing'), parameters: [header('Of the operation.')] },
      },
    },
  };
  const found = operationsOf(document).map(({ method, operation: { operationId }, parameters }) => [
    method,
    operationId,
    ...parameters.map(({ description }) => description),
  ]);
  expect(found).toEqual([
    ['GET', 'listThings', 'Of the path.'],
    ['POST', 'createThing', 'Of the operation.'],
  ]);
});

test('a form has its fields, and a file of an allowed type', async () => {
  const form = formOf(requestOf('checkFilesAsAFormXUpload'));
  expect(form.get('width')).toBe('3');
  expect(form.get('photo')).toMatchObject({ type: 'image/png', name: 'photo' });
});
