import {
  type Edit,
  editExamples,
  item,
  json,
  kinds,
  list,
  one,
  photo,
  push,
  type Row,
  removeMember,
  schema,
  success,
  undo,
  without,
} from './compare-places.js';
import { at, type Draft } from './contract.js';

const get = (draft: Draft): Draft => one(draft, 'get');
const labels = (additionalProperties: unknown, properties?: Draft) => (draft: Draft) =>
  (item(draft)['labels'] = {
    type: 'object',
    additionalProperties,
    ...(properties && { properties }),
  });
const labelPlace = 'getItem reply 200.data.labels';
const code = (schemaOfCode: Draft) => (draft: Draft) => (item(draft)['code'] = schemaOfCode);
const codePlace = 'getItem reply 200.data.code';
const pattern = (text: string) => code({ type: 'string', pattern: text });
const kindsData = (draft: Draft): Draft =>
  at(json(success(kinds(draft))), 'schema', 'properties', 'data');
const shapes =
  (...names: string[]) =>
  (draft: Draft) =>
    (item(draft, 'shape')['oneOf'] = names.map((name) => ({
      $ref: `#/components/schemas/${name}`,
    })));

/** Changes of replies and errors, and of the names that only clients see. */
export const replyRows: readonly Row[] = [
  [
    'an optional reply member is removed',
    'reply-member-removed',
    'getItem reply 200.data.weight',
    'wire sdk',
    (d) => delete item(d)['weight'],
  ],
  [
    'a closed reply is opened',
    'reply-members-opened',
    'getItem reply 200.data',
    'wire',
    (d) => (schema(d, 'Item')['additionalProperties'] = true),
  ],
  [
    'an open reply is closed',
    'reply-members-closed',
    'getItem reply 200.data',
    '',
    undo,
    (d) => (schema(d, 'Item')['additionalProperties'] = true),
  ],
  [
    'an object of texts is closed in a reply',
    'client-index-changed',
    labelPlace,
    'sdk',
    labels(false),
    labels({ type: 'string' }),
  ],
  [
    'an object of any members is closed in a reply',
    'client-index-changed',
    labelPlace,
    'sdk',
    labels(false),
    labels(true),
  ],
  [
    'an object of any members has texts only',
    'reply-members-closed',
    labelPlace,
    '',
    labels({ type: 'string' }),
    labels(true),
  ],
  [
    'an object of texts has any members',
    'client-index-changed',
    labelPlace,
    'wire sdk',
    labels(true),
    labels({ type: 'string' }),
  ],
  [
    'the texts of an object may be null',
    'reply-type-changed',
    `${labelPlace}.*`,
    'wire sdk',
    labels({ type: ['string', 'null'] }),
    labels({ type: 'string' }),
  ],
  [
    'a reply text becomes a number',
    'reply-type-changed',
    'getItem reply 200.data.name',
    'wire sdk mock',
    (d) => {
      item(d)['name'] = { type: 'integer' };
      editExamples(d, (example) => (example['name'] = 7));
    },
  ],
  [
    'a reply has one type of two',
    'reply-type-narrowed',
    codePlace,
    'sdk',
    code({ type: 'string' }),
    code({ type: ['string', 'integer'] }),
  ],
  [
    'a reply has one type of any',
    'reply-type-narrowed',
    codePlace,
    '',
    code({ type: 'string' }),
    code({}),
  ],
  [
    'a reply number is whole',
    'reply-type-narrowed',
    codePlace,
    '',
    code({ type: 'integer' }),
    code({ type: 'number' }),
  ],
  [
    'a reply text becomes an enum',
    'reply-enum-value-removed',
    codePlace,
    'sdk',
    code({ type: 'string', enum: ['a'] }),
    code({ type: 'string' }),
  ],
  [
    'a reply enum becomes a text',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    code({ type: 'string' }),
    code({ type: 'string', enum: ['a'] }),
  ],
  [
    'a reply constant changes',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    code({ const: 'b' }),
    code({ const: 'a' }),
  ],
  [
    'a known value is removed',
    'reply-known-value-removed',
    'getItem reply 200.data.kind',
    '',
    (d) => (item(d, 'kind')['x-extensible-enum'] = ['metal']),
  ],
  [
    'an open reply enum is closed',
    'reply-enum-value-removed',
    codePlace,
    'sdk',
    code({ type: 'string', enum: ['a'] }),
    code({ type: 'string', 'x-extensible-enum': ['a'] }),
  ],
  [
    'a closed reply enum is opened',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    code({ type: 'string', 'x-extensible-enum': ['a'] }),
    code({ type: 'string', enum: ['a'] }),
  ],
  [
    'a reply example has a new value',
    'example-changed',
    'getItem reply 200',
    'wire sdk mock',
    (d) => {
      push(item(d, 'tags', 'items'), 'enum', 'huge');
      editExamples(d, (example) => (example['tags'] = ['huge']));
    },
  ],
  [
    'a reply example exceeds its old maximum',
    'example-changed',
    'getItem reply 200',
    'wire mock',
    (d) => {
      schema(d, 'Price')['maximum'] = 5000;
      editExamples(d, (example) => (example['price'] = 4000));
    },
  ],
  [
    'a reply maximum falls',
    'reply-bound-narrowed',
    'getItem reply 200.data.shape(2).sides',
    '',
    (d) => (schema(d, 'Angular', 'properties', 'sides')['maximum'] = 8),
  ],
  [
    'a reply minimum falls',
    'reply-bound-widened',
    'getItem reply 200.data.shape(2).sides',
    'wire',
    (d) => (schema(d, 'Angular', 'properties', 'sides')['minimum'] = 1),
  ],
  [
    'a reply text gets longer',
    'reply-bound-widened',
    'getItem reply 200.data.name',
    'wire',
    (d) => (item(d, 'name')['maxLength'] = 50),
  ],
  [
    'a reply list gets longer',
    'reply-bound-widened',
    'getKinds reply 200.data',
    'wire',
    (d) => (kindsData(d)['maxItems'] = 99),
  ],
  [
    'a reply pattern takes more',
    'reply-pattern-changed',
    codePlace,
    'wire',
    pattern('^[a-z0-9]+$'),
    pattern('^[a-z]+$'),
  ],
  [
    'a reply pattern takes less',
    'reply-pattern-narrowed',
    codePlace,
    '',
    pattern('^[a-z]+$'),
    pattern('^[a-z0-9]+$'),
  ],
  [
    'a reply pattern is removed',
    'reply-pattern-changed',
    codePlace,
    'wire',
    code({ type: 'string' }),
    pattern('^[a-z]+$'),
  ],
  [
    'a reply pattern is added',
    'reply-pattern-narrowed',
    codePlace,
    '',
    pattern('^[a-z]+$'),
    code({ type: 'string' }),
  ],
  [
    'a reply format is added',
    'reply-format-added',
    codePlace,
    '',
    code({ type: 'string', format: 'date' }),
    code({ type: 'string' }),
  ],
  [
    'a reply format changes',
    'reply-format-changed',
    codePlace,
    'wire',
    code({ type: 'string', format: 'date' }),
    code({ type: 'string', format: 'email' }),
  ],
  [
    'a reply alternative is removed',
    'reply-branch-removed',
    'getItem reply 200.data.shape',
    'sdk',
    shapes('Round', 'Angular'),
    shapes('Round', 'Angular', 'Maker'),
  ],
  [
    'reply items need not differ',
    'reply-rule-changed',
    'getKinds reply 200.data',
    'wire',
    undo,
    (d) => (kindsData(d)['uniqueItems'] = true),
  ],
  [
    'reply items differ',
    'reply-rule-tightened',
    'getKinds reply 200.data',
    '',
    (d) => (kindsData(d)['uniqueItems'] = true),
  ],
  [
    'a reply header gets longer',
    'reply-bound-widened',
    'getItem reply 200 header ETag',
    'wire',
    (d) => (at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'] = 200),
  ],
  [
    'a reply header gets shorter',
    'reply-bound-narrowed',
    'getItem reply 200 header ETag',
    '',
    (d) => (at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'] = 50),
  ],
  [
    'a reply gains a media type',
    'reply-media-type-added',
    'getKinds reply 200',
    '',
    (d) => (at(success(kinds(d)), 'content')['text/csv'] = {}),
  ],
  [
    'a reply becomes a file',
    'reply-media-type-changed',
    'getKinds reply 200',
    'wire sdk mock',
    (d) => (success(kinds(d))['content'] = { 'text/csv': {} }),
  ],
  [
    'a file becomes JSON',
    'reply-media-type-changed',
    'downloadPhoto reply 200',
    'wire sdk mock',
    (d) => (success(photo(d, 'get'))['content'] = at(success(get(d)), 'content')),
  ],
  [
    'a page no longer counts all records',
    'reply-member-removed',
    'listItems reply 200.totalCount',
    'wire sdk mock',
    (d) => {
      delete schema(d, 'ItemListReply', 'properties')['totalCount'];
      without(schema(d, 'ItemListReply'), 'required', 'totalCount');
      delete at(json(success(list(d))), 'example')['totalCount'];
    },
  ],
  [
    'a page always has a cursor',
    'reply-member-required',
    'listItems reply 200.nextCursor',
    '',
    (d) => push(schema(d, 'ItemListReply'), 'required', 'nextCursor'),
  ],
  [
    'a reply is never null by reference',
    'reply-type-narrowed',
    'getItem reply 200.data.maker',
    '',
    (d) => (item(d)['maker'] = { $ref: '#/components/schemas/Maker' }),
  ],
  [
    'a message of errors gets longer',
    'reply-bound-widened',
    'getItem reply 404.message',
    'wire',
    (d) => (schema(d, 'ErrorReply', 'properties', 'message')['maxLength'] = 900),
  ],
  [
    'errors have details',
    'reply-member-added',
    'getItem reply 404.details',
    '',
    (d) => (schema(d, 'ErrorReply', 'properties')['details'] = { type: 'string' }),
  ],
  [
    'a required member is removed',
    'reply-member-removed',
    'getItem reply 200.data.note',
    'wire sdk mock',
    (d) => removeMember(d, 'note'),
  ],
  [
    'a schema is renamed',
    'client-type-removed',
    'contract sdk/shop/generated/types.ts',
    'sdk',
    (d) => {
      at(d, 'components', 'schemas')['Circle'] = schema(d, 'Round');
      shapes('Circle', 'Angular')(d);
    },
  ],
  [
    'a schema is written out in place',
    'client-type-removed',
    'contract sdk/shop/generated/types.ts',
    'sdk',
    (d) => (item(d)['maker'] = { oneOf: [schema(d, 'Maker'), { type: 'null' }] }),
  ],
  [
    'a reply written in place gets a name',
    'client-type-removed',
    'contract sdk/shop/generated/types.ts',
    'sdk',
    (d) => {
      at(d, 'components', 'schemas')['KindList'] = at(json(success(kinds(d))), 'schema');
      json(success(kinds(d)))['schema'] = { $ref: '#/components/schemas/KindList' };
    },
  ],
  [
    'the name of a schema is given to another',
    'reply-type-changed',
    'contract type Maker.name',
    'sdk',
    (d) => {
      at(d, 'components', 'schemas')['Producer'] = structuredClone(schema(d, 'Maker'));
      item(d, 'maker')['oneOf'] = [{ $ref: '#/components/schemas/Producer' }, { type: 'null' }];
      schema(d, 'Maker', 'properties', 'name')['type'] = 'integer';
      item(d)['boss'] = { $ref: '#/components/schemas/Maker' };
    },
  ],
];

/** Edits that no audience notices, each with the base that it is applied to. */
export const unchangedRows: readonly (readonly [string, Edit, Edit?])[] = [
  ['a default is written out', (d) => (at(list(d), 'parameters', 12)['explode'] = true)],
  [
    'a minimum is written in another way',
    (d) => {
      delete schema(d, 'Id')['minimum'];
      schema(d, 'Id')['exclusiveMinimum'] = 0;
    },
  ],
  ['a minimum length of 0 is written out', (d) => (item(d, 'name')['minLength'] = 0)],
  ['items may be alike', (d) => (item(d, 'tags')['uniqueItems'] = false)],
  ['alternatives change their order', shapes('Angular', 'Round')],
  ['values change their order', (d) => (item(d, 'tags', 'items')['enum'] = ['large', 'small'])],
  ['a pattern is written in another way', pattern('^\\d(?:\\d|[0-9])*$'), pattern('^[0-9]{1,}$')],
  [
    'a type is written beside a constant',
    code({ const: 'a', type: 'string' }),
    code({ const: 'a' }),
  ],
  ['a constant becomes an enum of one value', code({ enum: ['a'] }), code({ const: 'a' })],
  ['a default of a reply changes', (d) => (item(d, 'name')['default'] = 'Nut')],
  [
    'an example changes to another allowed one',
    (d) => editExamples(d, (example) => (example['price'] = 9)),
  ],
  ['descriptions change', (d) => (schema(d, 'Item')['description'] = 'Other words.')],
  [
    'an example names another maker',
    (d) => editExamples(d, (example) => (example['maker'] = { name: 'Eva' })),
  ],
];
