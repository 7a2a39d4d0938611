import { create, list, named, one, photo, push, type Row, schema } from './compare-places.js';
import { at } from './contract.js';

/** Changes of bodies and uploads that break callers. */
export const breakingRequestRows: readonly Row[] = [
  [
    'a default changes',
    'request-default-changed',
    'listItems query.pageSize',
    'wire',
    (d) => (at(named(d, 'PageSize'), 'schema')['default'] = 50),
  ],
  [
    'a default behind a reference is removed',
    'request-default-changed',
    'listItems query.page',
    'wire',
    (d) => delete schema(d, 'Page')['default'],
  ],
  [
    'a body becomes required',
    'request-body-required',
    'updateItem body',
    'wire sdk mock',
    (d) => (at(one(d, 'put'), 'requestBody')['required'] = true),
  ],
  [
    'a body is removed',
    'request-body-removed',
    'createItem body',
    'wire sdk',
    (d) => delete create(d)['requestBody'],
  ],
  [
    'a required body is added',
    'request-body-added-required',
    'deleteItem body',
    'wire sdk mock',
    (d) => (one(d, 'delete')['requestBody'] = at(create(d), 'requestBody')),
  ],
  [
    'a media type changes',
    'request-media-type-removed',
    'createItem body',
    'wire',
    (d) => {
      const content = at(create(d), 'requestBody', 'content');
      content['multipart/form-data'] = content['application/json'];
      delete content['application/json'];
    },
  ],
  [
    'an input member is removed',
    'request-member-removed',
    'createItem body.note',
    'wire sdk mock',
    (d) => delete schema(d, 'ItemInput', 'properties')['note'],
  ],
  [
    'a required input member is added',
    'request-member-added-required',
    'createItem body.colour',
    'wire sdk mock',
    (d) => {
      schema(d, 'ItemInput', 'properties')['colour'] = { type: 'string' };
      push(schema(d, 'ItemInput'), 'required', 'colour');
    },
  ],
  [
    'an input member becomes required',
    'request-member-required',
    'createItem body.note',
    'wire sdk mock',
    (d) => push(schema(d, 'ItemInput'), 'required', 'note'),
  ],
  [
    'an input type changes',
    'request-type-changed',
    'createItem body.name',
    'wire sdk mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'name')['type'] = 'integer'),
  ],
  [
    'null is no longer accepted',
    'request-type-changed',
    'createItem body.note',
    'wire sdk mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'note')['type'] = 'string'),
  ],
  [
    'an input enum loses a value',
    'request-enum-value-removed',
    'createItem body.kind',
    'wire sdk mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'kind')['enum'] = ['metal']),
  ],
  [
    'an input maximum falls',
    'request-bound-narrowed',
    'createItem body.price',
    'wire mock',
    (d) => (schema(d, 'Price')['maximum'] = 999),
  ],
  [
    'an input minimum becomes exclusive',
    'request-bound-narrowed',
    'createItem body.price',
    'wire mock',
    (d) => (schema(d, 'Price')['exclusiveMinimum'] = 0),
  ],
  [
    'fewer decimals are accepted',
    'request-bound-narrowed',
    'createItem body.weight',
    'wire',
    (d) => (schema(d, 'ItemInput', 'properties', 'weight')['x-decimals'] = 3),
  ],
  [
    'a text gets a minimum length',
    'request-bound-narrowed',
    'createItem body.note',
    'wire mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'note')['minLength'] = 1),
  ],
  [
    'a list parameter gets shorter',
    'request-bound-narrowed',
    'listItems query.tag',
    'wire mock',
    (d) => (at(list(d), 'parameters', 9, 'schema')['maxItems'] = 2),
  ],
  [
    'an input pattern changes',
    'request-pattern-changed',
    'createItem body.name',
    'wire mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'name')['pattern'] = '^[a-z]*$'),
  ],
  [
    'an input format is added',
    'request-format-changed',
    'createItem body.note',
    'wire mock',
    (d) => (schema(d, 'ItemInput', 'properties', 'note')['format'] = 'email'),
  ],
  [
    'an input gets a condition',
    'request-rule-changed',
    'createItem body',
    'wire mock',
    (d) => (schema(d, 'ItemInput')['not'] = { required: ['note'] }),
  ],
  [
    'an input gets alternatives',
    'request-branch-removed',
    'createItem body',
    'wire sdk mock',
    (d) => (schema(d, 'ItemInput')['oneOf'] = [{ required: ['note'] }, { required: ['kind'] }]),
  ],
  [
    'an upload gets smaller',
    'upload-narrowed',
    'importPhoto uploads.photo',
    'wire',
    (d) => (at(photo(d, 'post'), 'x-upload', 'photo')['maxBytes'] = 10),
  ],
  [
    'an upload loses a type',
    'upload-narrowed',
    'importPhoto uploads.photo',
    'wire',
    (d) => (at(photo(d, 'post'), 'x-upload', 'photo')['mime'] = ['image/png']),
  ],
];
