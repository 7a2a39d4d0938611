import { create, list, photo, push, type Row, schema, without } from './compare-places.js';
import { at } from './contract.js';

export const compatibleRows: readonly Row[] = [
  [
    'a form is also accepted',
    'request-media-type-added',
    'createItem body',
    '',
    (d) => {
      const content = at(create(d), 'requestBody', 'content');
      content['multipart/form-data'] = content['application/json'];
    },
  ],
  [
    'an operation is added',
    'operation-added',
    'listShops path',
    '',
    (d) => (at(d, 'paths')['/shops'] = { get: { ...list(d), operationId: 'listShops' } }),
  ],
  [
    'an operation is deprecated',
    'operation-deprecated',
    'listItems deprecated',
    '',
    (d) => (list(d)['deprecated'] = true),
  ],
  [
    'a rate limit loosens',
    'rate-limit-loosened',
    'getKinds x-rate-limit',
    '',
    (d) => (at(d, 'paths', '/shop/items/kinds', 'get')['x-rate-limit'] = 'general'),
  ],
  [
    'a security scheme is added',
    'security-scheme-added',
    'listItems security',
    '',
    (d) => (list(d)['security'] = [{ key: [] }, { token: [] }]),
  ],
  [
    'an optional parameter is added',
    'parameter-added',
    'listItems query.shop',
    '',
    (d) => push(list(d), 'parameters', { name: 'shop', in: 'query', schema: { type: 'string' } }),
  ],
  [
    'an optional input member is added',
    'request-member-added',
    'createItem body.colour',
    '',
    (d) => (schema(d, 'ItemInput', 'properties')['colour'] = { type: 'string' }),
  ],
  [
    'an input member becomes optional',
    'request-member-optional',
    'createItem body.price',
    '',
    (d) => without(schema(d, 'ItemInput'), 'required', 'price'),
  ],
  [
    'an input enum gains a value',
    'request-enum-value-added',
    'createItem body.kind',
    '',
    (d) => push(schema(d, 'ItemInput', 'properties', 'kind'), 'enum', 'glass'),
  ],
  [
    'an input maximum rises',
    'request-bound-widened',
    'createItem body.note',
    '',
    (d) => (schema(d, 'ItemInput', 'properties', 'note')['maxLength'] = 50),
  ],
  [
    'an input accepts null',
    'request-type-widened',
    'createItem body.name',
    '',
    (d) => (schema(d, 'ItemInput', 'properties', 'name')['type'] = ['string', 'null']),
  ],
  [
    'an input pattern is removed',
    'request-pattern-widened',
    'createItem body.name',
    '',
    (d) => delete schema(d, 'ItemInput', 'properties', 'name')['pattern'],
  ],
  [
    'an upload gets larger',
    'upload-widened',
    'importPhoto uploads.photo',
    '',
    (d) => (at(photo(d, 'post'), 'x-upload', 'photo')['maxBytes'] = 5000),
  ],
  [
    'a reply member is added',
    'reply-member-added',
    'getItem reply 200.data.colour',
    '',
    (d) => (schema(d, 'Item', 'properties')['colour'] = { type: 'string' }),
  ],
  [
    'a reply member is always there',
    'reply-member-required',
    'getItem reply 200.data.weight',
    '',
    (d) => push(schema(d, 'Item'), 'required', 'weight'),
  ],
  [
    'a reply is never null',
    'reply-type-narrowed',
    'getItem reply 200.data.note',
    '',
    (d) => (schema(d, 'Item', 'properties', 'note')['type'] = 'string'),
  ],
  [
    'a reply enum loses a value',
    'reply-enum-value-removed',
    'getItem reply 200.data.tags[]',
    'sdk',
    (d) => (schema(d, 'Item', 'properties', 'tags', 'items')['enum'] = ['small']),
  ],
  [
    'an open enum gains a value',
    'known-value-added',
    'getItem reply 200.data.kind',
    '',
    (d) => push(schema(d, 'Item', 'properties', 'kind'), 'x-extensible-enum', 'glass'),
  ],
  [
    'a state machine gains a transition',
    'move-added',
    'createItem body.kind',
    '',
    (d) => (schema(d, 'ItemInput', 'properties', 'kind', 'x-states')['wood'] = ['metal']),
  ],
  [
    'a reply header is added',
    'reply-header-added',
    'getKinds reply 200 header Age',
    '',
    (d) =>
      (at(d, 'paths', '/shop/items/kinds', 'get', 'responses', '200')['headers'] = { Age: {} }),
  ],
  [
    'an error status is added',
    'status-added',
    'listItems reply 503',
    '',
    (d) => (at(list(d), 'responses')['503'] = at(list(d), 'responses', '500')),
  ],
  [
    'an error code is added',
    'error-code-added',
    'contract sold_out',
    '',
    (d) => {
      push(schema(d, 'ErrorCode'), 'enum', 'sold_out');
      schema(d, 'ErrorCode', 'x-status')['sold_out'] = 409;
    },
  ],
  [
    'an operation gains an error',
    'operation-error-added',
    'listItems x-errors',
    '',
    (d) => push(list(d), 'x-errors', 'taken'),
  ],
];
