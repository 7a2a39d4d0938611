import type { Json, SchemaFeature } from '../feature.js';

const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  description: 'A thing.',
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const text = (maxLength = 20): Json => ({ type: 'string', maxLength });
const number = (maximum = 9): Json => ({ type: 'number', minimum: 0, maximum });
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const format = (name: string, accepted: string, refused: string): SchemaFeature => ({
  name: `format: ${name}`,
  shows: [`value (string (${name}), required): at most 60 characters`],
  schema: { type: 'string', format: name, maxLength: 60 },
  accepted: [accepted],
  refused: [refused, 7],
  typedAnyway: [refused],
  drift: [{ type: 'string', maxLength: 60 }, 'request-format-removed', 'reply-format-changed'],
});

const round = object({ radius: number() });
const angular = object({ sides: number() });
const cat = object({ kind: { type: 'string', const: 'cat' }, lives: number() });
const dog = object({ kind: { type: 'string', const: 'dog' }, name: text() });

const alternatives: readonly SchemaFeature[] = [
  {
    name: '`oneOf` of objects',
    shows: ['One of: OneRound, OneAngular', 'sides (number, required): 0 to 9'],
    schema: { oneOf: [ref('OneRound'), ref('OneAngular')] },
    components: { OneRound: round, OneAngular: angular },
    accepted: [{ radius: 1 }, { sides: 4 }],
    refused: [{ radius: 1, sides: 4 }, {}, 'round', null],
    typedAnyway: [{ radius: 1, sides: 4 }],
    stripped: [{ sides: 4, secret: 1 }, { sides: 4 }],
    drift: [{ oneOf: [ref('OneRound')] }, 'request-branch-removed', 'reply-branch-removed'],
  },
  {
    name: '`anyOf` of objects',
    shows: ['One of: AnyRound, AnyAngular', 'sides (number, required): 0 to 9'],
    schema: { anyOf: [ref('AnyRound'), ref('AnyAngular')] },
    components: { AnyRound: round, AnyAngular: angular },
    accepted: [{ radius: 1 }, { sides: 4 }],
    refused: [{}, 'round', { radius: -1 }],
    typedAnyway: [{ radius: -1 }],
    stripped: [{ radius: 1, secret: 1 }, { radius: 1 }],
    drift: [{ anyOf: [ref('AnyRound')] }, 'request-branch-removed', 'reply-branch-removed'],
  },
  {
    name: '`oneOf` of two objects, one with all members of the other and more',
    shows: ['One of: Short, Long', 'note (string, required): at most 20 characters'],
    schema: { oneOf: [ref('Short'), ref('Long')] },
    components: {
      Short: object({ label: text() }),
      Long: object({ label: text(), note: text() }),
    },
    accepted: [{ label: 'a' }, { label: 'a', note: 'b' }],
    refused: [{ note: 'b' }, { label: 'a', memo: 'c' }],
    stripped: [
      { label: 'a', note: 'b', secret: 1 },
      { label: 'a', note: 'b' },
    ],
    drift: [{ oneOf: [ref('Short')] }, 'request-branch-removed', 'reply-branch-removed'],
  },
  {
    name: '`discriminator` by names of components',
    shows: ['One of: Lorry, Van', 'kind ("Lorry", required)', 'kind ("Van", required)'],
    schema: {
      oneOf: [ref('Lorry'), ref('Van')],
      discriminator: { propertyName: 'kind' },
    },
    components: {
      Lorry: object({ kind: { type: 'string', const: 'Lorry' }, axles: number() }),
      Van: object({ kind: { type: 'string', const: 'Van' }, seats: number() }),
    },
    accepted: [
      { kind: 'Lorry', axles: 3 },
      { kind: 'Van', seats: 2 },
    ],
    refused: [{ kind: 'Van', axles: 3 }, { kind: 'Tram', seats: 2 }, { seats: 2 }, null],
    stripped: [
      { kind: 'Van', seats: 2, secret: 1 },
      { kind: 'Van', seats: 2 },
    ],
    drift: [{ oneOf: [ref('Lorry')] }, 'request-branch-removed', 'reply-branch-removed'],
  },
  {
    name: '`discriminator` with `mapping`, or null',
    shows: ['value (value or null, required)', 'One of: Cat, Dog', 'kind ("dog", required)'],
    schema: {
      oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      },
    },
    components: { Cat: cat, Dog: dog },
    accepted: [{ kind: 'cat', lives: 9 }, { kind: 'dog', name: 'Rex' }, null],
    refused: [{ kind: 'dog', lives: 9 }, { kind: 'cow' }, {}, 'cat'],
    stripped: [
      { kind: 'dog', name: 'Rex', lives: 9 },
      { kind: 'dog', name: 'Rex' },
    ],
    drift: [{ oneOf: [ref('Cat'), ref('Dog')] }, 'request-branch-removed', 'reply-branch-removed'],
  },
];

const objects: readonly SchemaFeature[] = [
  {
    name: '`allOf` with `unevaluatedProperties: false`',
    shows: [
      'value (Manager, required)',
      'name (string, required): at most 20 characters',
      'since (string): at most 20 characters',
    ],
    schema: ref('Manager'),
    components: {
      Person: {
        description: 'A person.',
        type: 'object',
        required: ['name'],
        properties: { name: text() },
      },
      Manager: {
        description: 'A person with a team.',
        type: 'object',
        allOf: [ref('Person')],
        unevaluatedProperties: false,
        required: ['team'],
        properties: { team: text(), since: text() },
      },
    },
    accepted: [
      { name: 'Ana', team: 'A' },
      { name: 'Ana', team: 'A', since: '2026' },
    ],
    refused: [{ name: 'Ana' }, { team: 'A' }, { name: 'Ana', team: 'A', age: 7 }, null],
    stripped: [
      { name: 'Ana', team: 'A', salary: 7 },
      { name: 'Ana', team: 'A' },
    ],
    drift: [object({ name: text() }), 'request-member-removed', 'reply-member-removed'],
  },
  {
    name: 'typed map',
    shows: [
      'value (object, required): at most 3 members',
      '{any other name} (list of number): at most 2 items, 0 to 9',
    ],
    schema: {
      type: 'object',
      maxProperties: 3,
      additionalProperties: { type: 'array', maxItems: 2, items: number() },
    },
    accepted: [{}, { a: [1], 'b/c': [] }],
    refused: [{ a: 1 }, { a: ['x'] }, { a: [], b: [], c: [], d: [] }, [1]],
    typedAnyway: [{ a: [], b: [], c: [], d: [] }],
    drift: [
      { type: 'object', maxProperties: 2, additionalProperties: number() },
      'request-bound-narrowed',
      'reply-bound-narrowed',
    ],
  },
  {
    name: 'recursion',
    shows: ['value (Branch, required)', 'branches (list of Branch, required): at most 3 items'],
    schema: ref('Branch'),
    components: {
      Branch: object({
        label: text(),
        branches: { type: 'array', maxItems: 3, items: ref('Branch') },
      }),
    },
    accepted: [
      { label: 'a', branches: [] },
      { label: 'a', branches: [{ label: 'b', branches: [] }] },
    ],
    refused: [{ label: 'a' }, { label: 'a', branches: [{ label: 7, branches: [] }] }],
    toolAnyway: [{ label: 'a', branches: [{ label: 7, branches: [] }] }],
    stripped: [
      { label: 'a', branches: [{ label: 'b', branches: [], secret: 1 }] },
      { label: 'a', branches: [{ label: 'b', branches: [] }] },
    ],
    drift: [{ type: 'string', maxLength: 9 }, 'request-type-changed', 'reply-type-changed'],
  },
  {
    name: 'list as a component, or null',
    shows: [
      'value (list of string or null, required)',
      'Marks',
      'list of string or null',
      '1 to 3 items',
    ],
    schema: ref('Marks'),
    components: {
      Marks: {
        description: 'Marks of a thing.',
        type: ['array', 'null'],
        minItems: 1,
        maxItems: 3,
        items: text(5),
      },
    },
    accepted: [['a'], null],
    refused: [[], ['a', 'b', 'c', 'd'], [7]],
    typedAnyway: [[], ['a', 'b', 'c', 'd']],
    drift: [text(5), 'request-type-changed', 'reply-type-changed'],
  },
];

const scalars: readonly SchemaFeature[] = [
  {
    name: 'string or number',
    shows: ['value (string | number, required): at most 5 characters, 0 to 9'],
    schema: { type: ['string', 'number'], maxLength: 5, minimum: 0, maximum: 9 },
    accepted: ['abc', 7],
    refused: ['abcdef', 10, true, null],
    typedAnyway: ['abcdef', 10],
    drift: [text(5), 'request-type-changed', 'reply-type-narrowed'],
  },
  {
    name: 'enum or null',
    shows: ['value (string or null, required): Values: red, blue'],
    schema: { type: ['string', 'null'], enum: ['red', 'blue', null] },
    accepted: ['red', null],
    refused: ['green', 7],
    drift: [
      { type: ['string', 'null'], enum: ['red', null] },
      'request-enum-value-removed',
      'reply-enum-value-removed',
    ],
  },
  {
    name: 'open enum (`x-extensible-enum`)',
    shows: [
      'value (string, required): at most 20 characters. Known values; more may be added: red, blue',
    ],
    schema: { ...text(), 'x-extensible-enum': ['red', 'blue'] },
    accepted: ['red', 'green'],
    refused: [7, 'x'.repeat(21)],
    typedAnyway: ['x'.repeat(21)],
    drift: [
      { ...text(), 'x-extensible-enum': ['red'] },
      'request-known-value-removed',
      'reply-known-value-removed',
    ],
  },
  {
    name: '`const`',
    shows: ['value ("yes", required)'],
    schema: { type: 'string', const: 'yes' },
    accepted: ['yes'],
    refused: ['no', true],
    drift: [
      { type: 'string', enum: ['yes', 'no'] },
      'request-enum-value-added',
      'reply-enum-value-added',
    ],
  },
  {
    name: 'null beside a component',
    shows: ['value (Maker or null, required)'],
    schema: { oneOf: [ref('Maker'), { type: 'null' }] },
    components: { Maker: object({ name: text() }) },
    accepted: [null, { name: 'Ana' }],
    refused: [{}, 'Ana'],
    stripped: [{ name: 'Ana', salary: 7 }, { name: 'Ana' }],
    drift: [ref('Maker'), 'request-type-changed', 'reply-type-narrowed'],
  },
  {
    name: 'decimals (`x-decimals`)',
    shows: ['value (number, required): 0 to 100, at most 2 decimals'],
    schema: { ...number(100), 'x-decimals': 2 },
    accepted: [0.29, 100],
    refused: [0.005, '1'],
    typedAnyway: [0.005],
    toolAnyway: [0.005],
    drift: [{ ...number(100), 'x-decimals': 1 }, 'request-bound-narrowed', 'reply-bound-narrowed'],
  },
  {
    name: 'default in a body, which stays absent',
    shows: ['value (string, required): at most 20 characters, default "none"'],
    schema: { ...text(), default: 'none' },
    accepted: ['some'],
    refused: [7],
    drift: [text(), 'request-default-changed', ''],
  },
  format('uuid', '550e8400-e29b-41d4-a716-446655440000', '550e8400'),
  format('email', 'ana@example.com', 'ana@'),
  format('uri', 'https://example.com/a', 'example'),
  format('date', '2028-02-29', '2026-02-29'),
  format('date-time', '2026-01-31T09:30:00Z', '2026-01-31'),
  format('byte', 'aGVsbG8=', 'aGVsbG8'),
];

export const schemaFeatures: readonly SchemaFeature[] = [...alternatives, ...objects, ...scalars];
