import {
  create,
  one,
  photo,
  push,
  type Row,
  removeMember,
  schema,
  without,
} from './compare-places.js';
import { at } from './contract.js';

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
