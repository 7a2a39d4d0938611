import type { OpenapiObject } from '../../../scripts/contract-rules/vocabulary/openapi-members.js';
import { at, type Draft } from '../contract.js';
import { create, item, list, schema } from '../lint-places.js';
import type { Json } from './feature.js';

const part = (name: string): string => `contracts/${name}`;
const entry = part('shop/openapi.yaml');
const items = part('shop/items.yaml');
const parts = part('parts/parts.yaml');

/** A place in the files of the shop for members of an object: the file, a text of it, and the lines around them. */
export interface Plant {
  readonly file: string;
  readonly before: string;
  readonly after: (members: readonly string[]) => string;
  /** The value of each member. Others are objects without members. */
  readonly values: Readonly<Record<string, string>>;
}

const lines = (indent: string, members: readonly string[]): string =>
  members.map((member) => `${indent}${member}\n`).join('');

/** Where the test writes members that nothing honours, by their object. */
export const plants: Readonly<Partial<Record<OpenapiObject, Plant>>> = {
  Root: {
    file: entry,
    before: 'openapi: 3.1.0\n',
    after: (members) => `openapi: 3.1.0\n${lines('', members)}`,
    values: {
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      externalDocs: '{ url: https://shop.test }',
    },
  },
  Server: {
    file: entry,
    before: 'servers: [{ url: / }]\n',
    after: (members) => `servers:\n  - url: /{area}\n${lines('    ', members)}`,
    values: { variables: '{ area: { default: north } }' },
  },
  Tag: {
    file: entry,
    before: 'tags: [{ name: Items, description: What the shop sells. }]\n',
    after: (members) =>
      `tags:\n  - name: Items\n    description: What the shop sells.\n${lines('    ', members)}`,
    values: { externalDocs: '{ url: https://shop.test }' },
  },
  Components: {
    file: entry,
    before: 'components:\n',
    after: (members) => `components:\n${lines('  ', members)}`,
    values: {},
  },
  SecurityScheme: {
    file: entry,
    before: '    key: { type: apiKey, in: header, name: X-API-Key }\n',
    after: (members) =>
      members.some((member) => member.startsWith('flows'))
        ? `    key:\n      type: oauth2\n${lines('      ', members)}`
        : `    key:\n      type: openIdConnect\n${lines('      ', members)}`,
    values: {
      openIdConnectUrl: 'https://shop.test',
      flows: '{ implicit: { authorizationUrl: https://shop.test, scopes: {} } }',
    },
  },
  PathItem: {
    file: items,
    before: '  /shop/items/kinds:\n',
    after: (members) => `  /shop/items/kinds:\n${lines('    ', members)}`,
    values: { summary: 'Kinds', description: 'Kinds.', servers: '[{ url: / }]' },
  },
  Operation: {
    file: items,
    before: '      operationId: getKinds\n',
    after: (members) => `      operationId: getKinds\n${lines('      ', members)}`,
    values: { externalDocs: '{ url: https://shop.test }', servers: '[{ url: / }]' },
  },
  Parameter: {
    file: items,
    before: '      operationId: getKinds\n',
    after: (members) =>
      `      operationId: getKinds\n      parameters:\n        - name: area\n          in: query\n          description: Area.\n${lines('          ', members)}          schema: { type: string, maxLength: 9 }\n`,
    values: { allowEmptyValue: 'true', allowReserved: 'true', style: 'form' },
  },
  MediaType: {
    file: items,
    before: '            schema: { $ref: "#/schemas/ItemInput" }\n            example:',
    after: (members) =>
      `            schema: { $ref: "#/schemas/ItemInput" }\n${lines('            ', members)}            example:`,
    values: {},
  },
  Responses: {
    file: items,
    before: '      responses:\n        "201":\n',
    after: (members) => `      responses:\n${lines('        ', members)}        "201":\n`,
    values: { default: '{ $ref: "../parts/parts.yaml#/responses/Error" }' },
  },
  Response: {
    file: items,
    before: '        "201":\n          description: Created.\n',
    after: (members) =>
      `        "201":\n          description: Created.\n${lines('          ', members)}`,
    values: {},
  },
  Header: {
    file: parts,
    before: '  ETag: { description: The version., schema: { type: string, maxLength: 100 } }\n',
    after: (members) =>
      `  ETag:\n    description: The version.\n    schema: { type: string, maxLength: 100 }\n${lines('    ', members)}`,
    values: { allowEmptyValue: 'true', allowReserved: 'true', style: 'simple', explode: 'false' },
  },
};

/** A change of a member that the project honours, by its object and name. */
export const honouredMembers: Readonly<
  Record<string, { readonly change: (draft: Draft) => void; readonly isPublishedOnly?: true }>
> = {
  'Root paths': { change: (d) => delete at(d, 'paths')['/shop/items/kinds'] },
  'Root webhooks': {
    change: (d) => {
      const event = { $ref: '#/components/schemas/Maker' };
      const post = {
        operationId: 'receiveMaker',
        summary: 'Receive a maker',
        description: 'A maker.',
        tags: ['Items'],
        requestBody: { content: { 'application/json': { schema: event } } },
        responses: { 204: { description: 'Received.' } },
      };
      d['webhooks'] = { makerChanged: { post } };
    },
    isPublishedOnly: true,
  },
  'Root components': { change: (d) => (schema(d, 'Price')['maximum'] = 7) },
  'Root security': { change: (d) => (d['security'] = []), isPublishedOnly: true },
  'Tag name': { change: (d) => (at(d, 'tags', 0)['name'] = 'Goods'), isPublishedOnly: true },
  'Components schemas': { change: (d) => (schema(d, 'Price')['maximum'] = 7) },
  'Components responses': {
    change: (d) => delete at(d, 'components', 'responses', 'Error')['content'],
  },
  'Components parameters': {
    change: (d) => (at(d, 'components', 'parameters', 'Search')['name'] = 'text'),
  },
  'Components examples': {
    change: (d) => {
      at(d, 'components')['examples'] = { nut: { value: { name: 'Nut', price: 0.07 } } };
      const media = at(create(d), 'requestBody', 'content', 'application/json');
      delete media['example'];
      media['examples'] = { nut: { $ref: '#/components/examples/nut' } };
    },
    isPublishedOnly: true,
  },
  'Components requestBodies': {
    change: (d) => {
      const body: Draft = JSON.parse(JSON.stringify(create(d)['requestBody']));
      delete body['required'];
      at(d, 'components')['requestBodies'] = { New: body };
      create(d)['requestBody'] = { $ref: '#/components/requestBodies/New' };
    },
  },
  'Components headers': {
    change: (d) => {
      delete at(d, 'components', 'headers')['ETag'];
      for (const method of ['get', 'put'])
        delete at(item(d, method), 'responses', '200')['headers'];
      delete at(create(d), 'responses', '201')['headers'];
    },
  },
  'Components securitySchemes': {
    change: (d) => (at(d, 'components', 'securitySchemes', 'key')['name'] = 'X-Other'),
    isPublishedOnly: true,
  },
  ...Object.fromEntries(
    ['get', 'put', 'delete'].map((method) => [
      `PathItem ${method}`,
      { change: (d: Draft) => delete at(d, 'paths', '/shop/items/{id}')[method] },
    ]),
  ),
  'PathItem post': { change: (d) => delete at(d, 'paths', '/shop/items')['post'] },
  'PathItem patch': {
    change: (d) => {
      const path = at(d, 'paths', '/shop/items/{id}');
      path['patch'] = path['put'];
      delete path['put'];
    },
  },
  'PathItem parameters': {
    change: (d) => {
      const path = at(d, 'paths', '/shop/items/kinds');
      path['parameters'] = [{ $ref: '#/components/parameters/Search' }];
    },
  },
  'Operation summary': { change: (d) => (list(d)['summary'] = 'List goods') },
  'Operation description': { change: (d) => (list(d)['description'] = 'All goods.') },
  'Operation operationId': { change: (d) => (list(d)['operationId'] = 'listGoods') },
  'Operation parameters': { change: (d) => (at(list(d), 'parameters')['length'] = 8) },
  'Operation requestBody': { change: (d) => delete create(d)['requestBody'] },
  'Operation responses': { change: (d) => delete at(create(d), 'responses')['409'] },
  'Operation deprecated': { change: (d) => (list(d)['deprecated'] = true) },
  'Operation security': { change: (d) => (list(d)['security'] = []), isPublishedOnly: true },
  ...Object.fromEntries(
    Object.entries({
      name: 'text',
      in: 'header',
      description: 'Words.',
      required: true,
      deprecated: true,
      schema: { type: 'integer', minimum: 0, maximum: 9 },
    }).map(([member, value]) => [
      `Parameter ${member}`,
      {
        change: (d: Draft) => (at(d, 'components', 'parameters', 'Search')[member] = value),
      },
    ]),
  ),
  'Parameter explode': {
    change: (d) => {
      const parameter = at(list(d), 'parameters', 9);
      parameter['explode'] = true;
    },
    isPublishedOnly: true,
  },
  'RequestBody content': {
    change: (d) => {
      const form = at(item(d, 'put'), 'requestBody', 'content');
      form['multipart/form-data'] = form['application/json'];
    },
  },
  'RequestBody required': { change: (d) => delete at(create(d), 'requestBody')['required'] },
  'MediaType schema': {
    change: (d) =>
      (at(create(d), 'requestBody', 'content', 'application/json')['schema'] = {
        $ref: '#/components/schemas/Maker',
      }),
  },
  'Response headers': { change: (d) => delete at(create(d), 'responses', '201')['headers'] },
  'Response content': { change: (d) => delete at(create(d), 'responses', '201')['content'] },
  'Discriminator propertyName': { change: (d) => discriminate(d, {}) },
  'Discriminator mapping': {
    change: (d) => discriminate(d, { mapping: { round: '#/components/schemas/Round' } }),
  },
};

/** Names the alternatives of a shape by their kind. */
function discriminate(d: Draft, more: Json): void {
  for (const name of ['Round', 'Angular']) {
    const { properties, required } = schema(d, name) as { properties: Draft; required: string[] };
    properties['kind'] = { type: 'string', const: name };
    required.push('kind');
  }
  const discriminator = Object.assign({ propertyName: 'kind' }, more);
  Object.assign(schema(d, 'Item', 'properties', 'shape'), { discriminator });
}

const text: Json = { type: 'string', maxLength: 5 };
const figure: Json = { type: 'number', minimum: 0, maximum: 9 };
const closed: Json = { type: 'object', additionalProperties: false };
const listOf: Json = { type: 'array', maxItems: 3, items: figure };

/** A schema with a keyword, a value that it allows, and one that only this keyword refuses. */
export interface KeywordCase {
  readonly schema: Json;
  readonly allowed: unknown;
  readonly refused: unknown;
}

const kinds: Json = {
  oneOf: [{ $ref: '#/components/schemas/Lorry' }, { $ref: '#/components/schemas/Van' }],
  discriminator: { propertyName: 'kind' },
};
const vehicle = (kind: string, member: string): Json => ({
  ...closed,
  description: 'A thing.',
  required: ['kind', member],
  properties: { kind: { type: 'string', const: kind }, [member]: figure },
});

export const keywordComponents: Readonly<Record<string, Json>> = {
  Lorry: vehicle('Lorry', 'axles'),
  Van: vehicle('Van', 'seats'),
  Base: { description: 'A base.', type: 'object', properties: { name: text } },
};

const extended: Json = {
  type: 'object',
  allOf: [{ $ref: '#/components/schemas/Base' }],
  unevaluatedProperties: false,
  properties: { team: text },
};

export const keywordCases: Readonly<Record<string, KeywordCase>> = {
  $ref: {
    schema: { $ref: '#/components/schemas/Van' },
    allowed: { kind: 'Van', seats: 2 },
    refused: { kind: 'Lorry', seats: 2 },
  },
  items: { schema: listOf, allowed: [1], refused: ['a'] },
  additionalProperties: {
    schema: { type: 'object', maxProperties: 3, additionalProperties: figure },
    allowed: { a: 1 },
    refused: { a: 'b' },
  },
  properties: {
    schema: { ...closed, properties: { a: text } },
    allowed: { a: 'b' },
    refused: { a: 1 },
  },
  allOf: { schema: extended, allowed: { name: 'a', team: 'b' }, refused: { name: 1 } },
  unevaluatedProperties: { schema: extended, allowed: { team: 'b' }, refused: { other: 1 } },
  anyOf: { schema: { anyOf: [text, figure] }, allowed: 'a', refused: true },
  oneOf: { schema: { oneOf: [text, figure] }, allowed: 1, refused: true },
  not: { schema: { ...text, not: { type: 'string', const: 'a' } }, allowed: 'b', refused: 'a' },
  type: { schema: text, allowed: 'a', refused: 1 },
  const: { schema: { type: 'string', const: 'a' }, allowed: 'a', refused: 'b' },
  enum: { schema: { type: 'string', enum: ['a', 'b'] }, allowed: 'b', refused: 'c' },
  maximum: { schema: figure, allowed: 9, refused: 10 },
  minimum: { schema: figure, allowed: 0, refused: -1 },
  exclusiveMaximum: {
    schema: { type: 'number', minimum: 0, exclusiveMaximum: 9 },
    allowed: 8,
    refused: 9,
  },
  exclusiveMinimum: {
    schema: { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    allowed: 1,
    refused: 0,
  },
  maxLength: { schema: text, allowed: 'aaaaa', refused: 'aaaaaa' },
  minLength: { schema: { ...text, minLength: 2 }, allowed: 'aa', refused: 'a' },
  pattern: { schema: { ...text, pattern: '^a' }, allowed: 'ab', refused: 'b' },
  maxItems: { schema: listOf, allowed: [1, 2, 3], refused: [1, 2, 3, 4] },
  minItems: { schema: { ...listOf, minItems: 2 }, allowed: [1, 2], refused: [1] },
  uniqueItems: { schema: { ...listOf, uniqueItems: true }, allowed: [1, 2], refused: [1, 1] },
  maxProperties: {
    schema: { type: 'object', maxProperties: 1, additionalProperties: figure },
    allowed: { a: 1 },
    refused: { a: 1, b: 1 },
  },
  minProperties: {
    schema: { type: 'object', minProperties: 1, maxProperties: 2, additionalProperties: figure },
    allowed: { a: 1 },
    refused: {},
  },
  required: {
    schema: { ...closed, required: ['a'], properties: { a: text } },
    allowed: { a: 'b' },
    refused: {},
  },
  format: {
    schema: { type: 'string', format: 'date' },
    allowed: '2026-01-31',
    refused: '2026-02-31',
  },
  discriminator: {
    schema: kinds,
    allowed: { kind: 'Van', seats: 2 },
    refused: { kind: 'Van', axles: 2 },
  },
};

/** Values of keywords that only document, and of those that are refused, where an object would be none. */
export const keywordValues: Readonly<Record<string, unknown>> = {
  title: 'A title',
  description: 'Other words.',
  deprecated: true,
  examples: ['a'],
  example: 'a',
};
