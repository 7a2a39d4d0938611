import { readFileSync } from 'node:fs';
import { publishedDocument } from '../../scripts/codegen/bundle/published.js';
import type { ContractDocument } from '../../scripts/codegen/model/model.js';
import { reachableComponents } from '../../scripts/codegen/model/schema-shape.js';
import { exampleJudge } from '../../scripts/contract-rules/example-judge.js';
import { describe, expect, test } from '../support/jest.js';

const contract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  paths: {},
  components: { schemas: {}, responses: {} },
};

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const closed = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const content = (name: string) => ({ 'application/json': { schema: named(name) } });

test('Replies and events are published open, and requests closed', () => {
  const { paths, webhooks, components } = publishedDocument({
    ...contract,
    paths: {
      '/items': {
        post: {
          requestBody: { content: content('Input') },
          responses: { 200: { content: content('Item') } },
        },
      },
    },
    webhooks: { sold: { post: { requestBody: { content: content('Sale') } } } },
    components: {
      schemas: {
        Input: closed({ maker: named('Maker'), makers: named('Makers') }),
        Item: closed({ maker: named('Maker'), makers: named('Makers'), shape: named('Shape') }),
        Maker: closed({ name: { type: 'string' } }),
        Makers: { type: 'array', items: named('Maker') },
        Shape: { oneOf: [named('Round'), named('Angular')] },
        Round: closed({ radius: { type: 'number' } }),
        Angular: { allOf: [named('Round')], unevaluatedProperties: false },
        Sale: closed({ kind: { type: 'string', maxLength: 9 } }),
      },
    },
  }) as unknown as Record<string, Record<string, Record<string, unknown>>>;
  expect(components?.['schemas']).toEqual({
    Input: closed({ maker: named('Maker'), makers: named('Makers') }),
    Item: {
      type: 'object',
      properties: {
        maker: named('ReturnedMaker'),
        makers: named('ReturnedMakers'),
        shape: named('Shape'),
      },
    },
    Maker: closed({ name: { type: 'string' } }),
    ReturnedMaker: { type: 'object', properties: { name: { type: 'string' } } },
    Makers: { type: 'array', items: named('Maker') },
    ReturnedMakers: { type: 'array', items: named('ReturnedMaker') },
    Shape: { anyOf: [named('Round'), named('Angular')] },
    Round: { type: 'object', properties: { radius: { type: 'number' } } },
    Angular: { allOf: [named('Round')] },
    Sale: { type: 'object', properties: { kind: { type: 'string', maxLength: 9 } } },
  });
  expect(paths?.['/items']?.['post']).toMatchObject({
    requestBody: { content: content('Input') },
    responses: { 200: { content: content('Item') } },
  });
  expect(webhooks?.['sold']).toEqual({ post: { requestBody: { content: content('Sale') } } });
});

test('A schema of several types is published as alternatives of one type', () => {
  const own = {
    Language: { description: 'Language.', type: ['string', 'null'], enum: ['es', 'en', null] },
    Value: { type: ['string', 'number', 'null'], maxLength: 9, minimum: 0, maximum: 5 },
    Note: { type: ['string', 'null'], maxLength: 9 },
    Record: {
      type: 'object',
      properties: { sex: { type: ['string', 'null'], enum: ['m', null] } },
    },
  };
  const { schemas } = publishedDocument({ ...contract, components: { schemas: own } }).components;
  expect(schemas).toEqual({
    Language: {
      description: 'Language.',
      anyOf: [{ type: 'string', enum: ['es', 'en'] }, { type: 'null' }],
    },
    Value: {
      anyOf: [
        { type: 'string', maxLength: 9 },
        { type: 'number', minimum: 0, maximum: 5 },
        { type: 'null' },
      ],
    },
    Note: own.Note,
    Record: {
      type: 'object',
      properties: { sex: { anyOf: [{ type: 'string', enum: ['m'] }, { type: 'null' }] } },
    },
  });
});

test('Null beside the alternatives of a discriminator is published apart, and data as it is', () => {
  const alternatives = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const discriminator = { propertyName: 'kind' };
  const pet = { description: 'A pet.', oneOf: [...alternatives, { type: 'null' }], discriminator };
  const apart = {
    description: 'A pet.',
    anyOf: [{ oneOf: alternatives, discriminator }, { type: 'null' }],
  };
  const data = { type: ['string', 'number', 'null'] };
  const reply = (schema: unknown) => ({
    responses: { '200': { content: { 'application/json': { schema, example: data } } } },
  });
  const own = { Home: { type: 'object', properties: { default: pet }, example: data } };
  const published = publishedDocument({
    ...contract,
    paths: { '/pets': { get: reply({ type: 'object', properties: { pet } }) } },
    components: { schemas: own },
  });
  expect(published.components.schemas).toEqual({
    Home: { type: 'object', properties: { default: apart }, example: data },
  });
  expect(published.paths['/pets']?.['get']).toMatchObject(
    reply({ type: 'object', properties: { pet: apart } }),
  );
});

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: object;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Reply>>;
  };
}
interface Reply {
  readonly $ref?: string;
  readonly content?: Readonly<
    Record<string, { readonly schema?: object; readonly example?: unknown }>
  >;
}
interface Operation {
  readonly 'x-export'?: true;
  readonly responses?: Readonly<Record<string, Reply>>;
}

describe.each(['erp', 'kyc'])('The published document of %s', (name) => {
  const document: Published = JSON.parse(readFileSync(`generated/${name}/openapi.json`, 'utf8'));
  const operations = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => responses !== undefined);
  const replyOf = (reply: Reply): Reply =>
    document.components.responses[reply.$ref?.split('/').at(-1) ?? ''] ?? reply;
  const replies = operations.flatMap(({ responses = {} }) => Object.values(responses).map(replyOf));

  test('accepts further members in each reply and event', () => {
    const told = JSON.stringify([replies, document.webhooks]);
    const names = reachableComponents(document as unknown as ContractDocument, JSON.parse(told));
    const schemas = [...names].map((one) => document.components.schemas[one]);
    expect(names.size).toBeGreaterThan(100);
    const closers = /"(?:additional|unevaluated)Properties":false/;
    expect(told).not.toMatch(closers);
    expect(schemas.filter((schema) => closers.test(JSON.stringify(schema)))).toEqual([]);
  });

  test('allows its examples, with a further member too', () => {
    const { paths, ...others } = document;
    const judge = exampleJudge(JSON.parse(JSON.stringify({ ...others, paths })));
    const media = replies.flatMap(({ content: own = {} }) => own['application/json'] ?? []);
    expect(media.length).toBeGreaterThan(400);
    for (const { schema = {}, example } of media.filter(({ example: one }) => one !== undefined)) {
      const more = Object.assign({}, example, { laterMember: 1 });
      expect([example, judge({ ...schema }, more)]).toEqual([example, undefined]);
    }
  });

  test('declares the files of each export', () => {
    const exported = operations.filter((one) => one['x-export']);
    expect(exported.length).toBeGreaterThan(8);
    for (const { responses = {} } of exported)
      expect(Object.keys(responses['200']?.content ?? {})).toEqual([
        'application/json',
        'text/csv',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ]);
  });

  test('declares what the server answers before it knows the operation', () => {
    for (const { responses = {} } of operations)
      expect(responses).toMatchObject({
        408: { $ref: '#/components/responses/Unrouted408' },
        417: { $ref: '#/components/responses/Unrouted417' },
        431: { $ref: '#/components/responses/Unrouted431' },
      });
  });
});
