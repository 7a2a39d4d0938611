import {
  create,
  type Edit,
  json,
  kinds,
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
import { at } from './contract.js';

/** Returns the edit that adds a success to `createItem`, with the body of its 201. */
const createsToo =
  (status: number): Edit =>
  (d) =>
    (at(create(d), 'responses')[status] = success(create(d), '201'));

/** Returns the edit that adds a success with a body of its own to `getKinds`. */
const waits =
  (status: number): Edit =>
  (d) => {
    const properties = { note: { type: 'string' } };
    const body = { type: 'object', required: ['note'], properties };
    const content = { 'application/json': { schema: body, example: { note: 'Soon' } } };
    at(kinds(d), 'responses')[status] = { description: 'Later.', content };
  };

export const breakingReplyRows: readonly Row[] = [
  [
    'an error status is removed',
    'status-removed',
    'getItem reply 404',
    'wire mock',
    (d) => delete at(one(d, 'get'), 'responses')['404'],
  ],
  [
    'the success status changes',
    'success-status-changed',
    'createItem reply 201',
    'wire mock',
    (d) => {
      const responses = at(create(d), 'responses');
      responses['200'] = responses['201'];
      delete responses['201'];
    },
  ],
  [
    'a success with a known body is added, and the mock answers it',
    'success-status-added',
    'createItem reply 200',
    'wire mock',
    createsToo(200),
  ],
  [
    'a success with a known body is added, and the mock answers another',
    'success-status-added',
    'createItem reply 202',
    'wire',
    createsToo(202),
  ],
  [
    'a success with another body is added',
    'success-status-added',
    'getKinds reply 202',
    'wire sdk',
    waits(202),
  ],
  [
    'a success without a body is added',
    'success-status-added',
    'getKinds reply 204',
    'wire sdk',
    (d) => (at(kinds(d), 'responses')['204'] = { description: 'None.' }),
  ],
  [
    'one of two successes with the same body is removed',
    'success-status-removed',
    'createItem reply 202',
    'wire mock',
    undo,
    createsToo(202),
  ],
  [
    'one of two successes with different bodies is removed',
    'success-status-removed',
    'getKinds reply 202',
    'wire sdk mock',
    undo,
    waits(202),
  ],
  [
    'one of two success statuses changes',
    'success-status-changed',
    'getKinds reply 202',
    'wire mock',
    (d) => {
      delete at(kinds(d), 'responses')['202'];
      waits(203)(d);
    },
    waits(202),
  ],
  [
    'the body of one of two successes changes',
    'reply-type-changed',
    'getKinds reply 202.note',
    'wire sdk',
    (d) => {
      waits(202)(d);
      const note = at(json(success(kinds(d), '202')), 'schema', 'properties', 'note');
      note['type'] = ['string', 'null'];
    },
    waits(202),
  ],
  [
    'a reply changes its media type',
    'reply-media-type-changed',
    'downloadPhoto reply 200',
    'wire mock',
    (d) => (at(photo(d, 'get'), 'responses', '200')['content'] = { 'image/webp': {} }),
  ],
  [
    'a reply header is removed',
    'reply-header-removed',
    'getItem reply 200 header ETag',
    'wire',
    (d) => delete at(one(d, 'get'), 'responses', '200')['headers'],
  ],
  [
    'a reply member is removed',
    'reply-member-removed',
    'getItem reply 200.data.price',
    'wire sdk mock',
    (d) => removeMember(d, 'price'),
  ],
  [
    'a reply member may be absent',
    'reply-member-optional',
    'getItem reply 200.data.price',
    'wire sdk',
    (d) => without(schema(d, 'Item'), 'required', 'price'),
  ],
  [
    'a reply may be null',
    'reply-type-changed',
    'getItem reply 200.data.name',
    'wire sdk',
    (d) => (schema(d, 'Item', 'properties', 'name')['type'] = ['string', 'null']),
  ],
  [
    'a reply integer may have decimals',
    'reply-type-changed',
    'getItem reply 200.data.id',
    'wire',
    (d) => (schema(d, 'Id')['type'] = 'number'),
  ],
  [
    'a closed reply enum gains a value',
    'reply-enum-value-added',
    'listItems reply 200.data[].tags[]',
    'wire sdk',
    (d) => push(schema(d, 'Item', 'properties', 'tags', 'items'), 'enum', 'huge'),
  ],
  [
    'a reply maximum rises',
    'reply-bound-widened',
    'getItem reply 200.data.price',
    'wire',
    (d) => (schema(d, 'Price')['maximum'] = 2000),
  ],
  [
    'a reply format is removed',
    'reply-format-changed',
    'getItem reply 200.data.soldAt',
    'wire',
    (d) => delete schema(d, 'Item', 'properties', 'soldAt')['format'],
  ],
  [
    'a reply gains an alternative',
    'reply-branch-added',
    'getItem reply 200.data.shape',
    'wire sdk',
    (d) => push(schema(d, 'Item', 'properties', 'shape'), 'oneOf', { type: 'object' }),
  ],
  [
    'a reply reference may be null',
    'reply-type-changed',
    'getItem reply 200.data.shape(1)',
    'wire sdk',
    (d) => (schema(d, 'Round')['type'] = ['object', 'null']),
  ],
  [
    'an error code is removed',
    'error-code-removed',
    'contract taken',
    'wire sdk',
    (d) => without(schema(d, 'ErrorCode'), 'enum', 'taken'),
  ],
  [
    'an error changes its status',
    'error-status-changed',
    'contract taken',
    'wire',
    (d) => (schema(d, 'ErrorCode', 'x-status')['taken'] = 422),
  ],
  [
    'an operation drops an error',
    'operation-error-removed',
    'createItem x-errors',
    'wire',
    (d) => without(create(d), 'x-errors', 'taken'),
  ],
];
