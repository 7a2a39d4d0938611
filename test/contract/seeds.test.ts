import { readFileSync } from 'node:fs';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { describe, expect, test } from '../support/jest.js';
import type { Description, FieldType } from './seeds/description.js';
import { erp } from './seeds/erp.js';
import { kyc } from './seeds/kyc.js';

/**
 * Tests the two API descriptions that the product must satisfy: operations and fields are looked up in the documents
 * and clients; every other statement names the tests that prove it, or the reason for a difference.
 */
interface Schema {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: Schema;
  readonly type?: string | readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
interface Content {
  readonly $ref?: string;
  readonly content?: Record<string, { readonly schema?: Schema }>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Schema[];
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

const root = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const read = (name: string): Document => JSON.parse(text(`generated/${name}/openapi.json`));

const options = { baseUrl: 'http://127.0.0.1:9', apiKey: 'none' };
const apis: readonly [name: string, Description, Document, client: object][] = [
  ['erp', erp, read('erp'), new SvcErp(options)],
  ['kyc', kyc, read('kyc'), new SvcKyc(options)],
];

const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

function resolve<T extends { readonly $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')],
    document,
  );
  return resolve(document, found as T);
}

/** Returns all variants of a schema. */
function forms(document: Document, schema: Schema): readonly Schema[] {
  const own = resolve(document, schema);
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...parts.flatMap((part) => forms(document, part))];
}

function at(document: Document, schema: Schema, path: string): readonly Schema[] {
  return path
    .split('.')
    .reduce<readonly Schema[]>(
      (schemas, step) =>
        schemas
          .flatMap(({ items, properties }) => (step === '[]' ? items : properties?.[step]) ?? [])
          .flatMap((found) => forms(document, found)),
      forms(document, schema),
    );
}

function typesOf(schema: Schema): readonly string[] {
  const types = [schema.type ?? []].flat();
  return types.map((type) => (type === 'integer' ? 'number' : type));
}

function schemaOf(document: Document, name: string): Schema {
  const [id = '', place = ''] = name.split(' ');
  const operation = operationsOf(document).find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  const { requestBody, responses } = operation;
  const success = responses['200'] ?? responses['201'] ?? {};
  const holder = place === 'body' ? requestBody : place === 'reply' ? success : responses[place];
  const { content = {} } = resolve(document, holder ?? {});
  const [schema] = Object.values(content).flatMap((each) => each.schema ?? []);
  if (schema === undefined) throw new Error(`${name} has no schema`);
  return schema;
}

describe.each(apis)(
  'the description of %s',
  (_, { operations, fields, statements }, document, client) => {
    test('names operations that exist in the document', () => {
      const known = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(known).toEqual(expect.arrayContaining(Object.keys(operations)));
    });

    test.each(Object.entries(fields))('matches the fields of %s', (name, wanted) => {
      const schema = schemaOf(document, name);
      const found = Object.entries(wanted).map(([path, type]): [string, FieldType | 'missing'] => {
        const types = at(document, schema, path).flatMap(typesOf);
        return [path, types.includes(type) ? type : 'missing'];
      });
      expect(Object.fromEntries(found)).toEqual(wanted);
    });

    test('has an existing test for each statement', () => {
      for (const { says, shownBy = [], differs } of statements) {
        expect([says, shownBy.length > 0 || differs !== undefined]).toEqual([says, true]);
        for (const [file, title] of shownBy) {
          expect([file, title, text(`test/${file}`).includes(title)]).toEqual([file, title, true]);
        }
      }
    });

    test('names methods that exist in the client', () => {
      for (const method of Object.values(operations)) {
        const [group = '', name = ''] = method.split('.');
        const methods = (client as Record<string, Record<string, unknown>>)[group];
        expect([method, typeof methods?.[name]]).toEqual([method, 'function']);
      }
    });
  },
);

test('lists have pages of 20 by default and at most 100', () => {
  const document = read('erp');
  const sizes = operationsOf(document)
    .flatMap(({ parameters = [] }) => parameters.map((each) => resolve(document, each)))
    .flatMap(({ name, schema }) => (name === 'pageSize' && schema ? [schema] : []));
  expect(sizes.length).toBeGreaterThan(10);
  for (const size of sizes) expect(size).toMatchObject({ default: 20, minimum: 1, maximum: 100 });
});

test.each(apis)(
  'every path of %s has its prefix, and every JSON reply has the member ok',
  (name, _, document) => {
    const prefix = name === 'erp' ? '/api/' : '/v1/';
    expect(Object.keys(document.paths).filter((path) => !path.startsWith(prefix))).toEqual([]);
    const without = operationsOf(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, reply]) => {
        const json = resolve(document, reply).content?.['application/json']?.schema;
        if (json === undefined) return [];
        const oks = at(document, json, 'ok').flatMap(typesOf);
        return oks.includes('boolean') ? [] : [`${operationId} ${status}`];
      }),
    );
    expect(without).toEqual([]);
  },
);
