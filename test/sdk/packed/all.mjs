/* Runs in a project with the packed clients: calls every operation once and prints the replies. */
import { readFileSync } from 'node:fs';
import { SvcErp } from '@notaria/erp';
import { SvcKyc } from '@notaria/kyc';

const [baseUrl, ...paths] = process.argv.slice(2);
const clients = {
  erp: new SvcErp({ baseUrl, apiKey: 'any', maxRetries: 0 }),
  kyc: new SvcKyc({ baseUrl, apiKey: 'kyc_test_any', maxRetries: 0 }),
};

const resolve = (document, value) =>
  value?.$ref
    ?.slice(2)
    .split('/')
    .reduce((at, key) => at[key], document) ?? value;

const exampleOf = (media) => media?.example ?? Object.values(media?.examples ?? {})[0]?.value;

const file = { data: new Uint8Array([0xff, 0xd8, 0xff]), filename: 'a.jpg' };

/** Returns the example body of an operation, with a file for each upload. */
function bodyOf(document, operation) {
  const content = resolve(document, operation.requestBody)?.content;
  if (content === undefined) return [];
  const example = exampleOf(Object.values(content)[0]);
  const uploads = operation['x-upload'] ?? {};
  const members = Object.entries(example).map(([name, value]) => [
    name,
    name in uploads ? file : value,
  ]);
  return [Array.isArray(example) ? example : Object.fromEntries(members)];
}

function idOf(document, operation, name) {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const { example, schema } = parameters.find((parameter) => parameter.name === name);
  if (example !== undefined) return example;
  const { type, enum: values, pattern = '', format, minLength } = resolve(document, schema);
  if (values !== undefined) return values[0];
  if (type === 'integer') return 1;
  if (format === 'uuid') return '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69';
  const [, prefix = '', length = minLength] = /^\^([a-z]*_?)\[.*?\]\{(\d+)\}/.exec(pattern) ?? [];
  return prefix + '0'.repeat(length);
}

/** Headers with an option of their own. */
const options = ['idempotency-key', 'if-match', 'prefer'];

function headerValue({ example, schema }) {
  const { type, enum: values = [], minimum = 1, minLength = 1 } = schema;
  const known = example ?? schema.example ?? schema.default ?? values[0];
  return known ?? (type === 'string' ? 'x'.repeat(minLength) : minimum);
}

/** Returns the options with the required headers of an operation; none if it has no such header. */
function headersOf(document, operation) {
  const required = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter(
      (one) => one.in === 'header' && one.required && !options.includes(one.name.toLowerCase()),
    )
    .map((one) => [one.name, headerValue({ ...one, schema: resolve(document, one.schema) })]);
  return required.length === 0 ? [] : [{ headers: Object.fromEntries(required) }];
}

/** Returns the required parameters of the query; none if the operation has no such parameter. */
function queryOf(document, operation) {
  const required = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => [one.name, { example: one.example, ...resolve(document, one.schema) }]);
  const values = required.map(([name, schema]) => {
    const day = schema.format === 'date' ? '2026-01-31' : undefined;
    return [name, day ?? headerValue({ example: schema.example, schema })];
  });
  return values.length === 0 ? [] : [Object.fromEntries(values)];
}

async function call(client, document, [template, operation]) {
  const { group, method } = operation['x-sdk'];
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const ids = names.map((name) => idOf(document, operation, name));
  const headers = headersOf(document, operation);
  const reply = await client[group][method](
    ...ids,
    ...queryOf(document, operation),
    ...bodyOf(document, operation),
    ...headers,
  );
  const statuses = Object.keys(operation.responses);
  const success = operation.responses[statuses.find((status) => status.startsWith('2'))];
  const { content } = resolve(document, success);
  const example = exampleOf(content?.['application/json']);
  const isSame =
    content === undefined
      ? reply === undefined
      : example === undefined
        ? reply.content.length > 0
        : JSON.stringify(reply) === JSON.stringify(example);
  return [operation.operationId, isSame];
}

const called = {};
for (const path of paths) {
  const document = JSON.parse(readFileSync(path, 'utf8'));
  const client = path.includes('/kyc/') ? clients.kyc : clients.erp;
  const operations = Object.entries(document.paths).flatMap(([template, item]) =>
    Object.values(item)
      .filter(({ operationId }) => operationId !== undefined)
      .map((operation) => [template, operation]),
  );
  for (const one of operations) {
    const [id, isSame] = await call(client, document, one);
    called[id] = isSame;
  }
}
process.stdout.write(JSON.stringify(called));
