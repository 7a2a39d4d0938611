import {
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
  withShapes,
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

/** Changes of the members, media types and names of replies. */
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
    'a reply alternative is removed',
    'reply-branch-removed',
    'getItem reply 200.data.shape',
    'sdk',
    withShapes('Round', 'Angular'),
    withShapes('Round', 'Angular', 'Maker'),
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
      withShapes('Circle', 'Angular')(d);
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
];
