import { at } from './contract.js';
import { create, item, list, photo, type Row, schema } from './lint-places.js';

export const requestRows: readonly Row[] = [
  [
    'extensions-known',
    'GET /shop/items: x-permision is not',
    (d) => (list(d)['x-permision'] = 'products:read'),
  ],
  [
    'extensions-known',
    'schemas.Price: x-decimal is not',
    (d) => (schema(d, 'Price')['x-decimal'] = 2),
  ],
  [
    'extensions-known',
    'document.paths./shop/items: x-permission is not',
    (d) => (at(d, 'paths', '/shop/items')['x-permission'] = 'public'),
  ],
  [
    'extensions-required',
    'GET /shop/items: x-rate-limit is missing',
    (d) => delete list(d)['x-rate-limit'],
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-permission must match',
    (d) => (list(d)['x-permission'] = 'shoes:read'),
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-sdk must have required property',
    (d) => (list(d)['x-sdk'] = { group: 'items' }),
  ],
  [
    'extensions-valid',
    'schemas.Price: x-decimals must be integer',
    (d) => (schema(d, 'Price')['x-decimals'] = 'two'),
  ],
  [
    'operation-ids-named',
    'GET /shop/items: operationId "items"',
    (d) => (list(d)['operationId'] = 'items'),
  ],
  [
    'operation-ids-named',
    'GET /shop/items: operationId "list_items"',
    (d) => (list(d)['operationId'] = 'list_items'),
  ],
  [
    'operation-ids-unique',
    'POST /shop/items: listItems is already GET /shop/items',
    (d) => (create(d)['operationId'] = 'listItems'),
  ],
  [
    'sdk-names-unique',
    'POST /shop/items: items.list is already GET /shop/items',
    (d) => (create(d)['x-sdk'] = { group: 'items', method: 'list' }),
  ],
  [
    'schema-names-pascal',
    'schemas.price_list: the name is not',
    (d) => (at(d, 'components', 'schemas')['price_list'] = schema(d, 'Price')),
  ],
  [
    'paths-do-not-clash',
    '/shop/items/{id}: "kinds" of /shop/items/kinds is a possible {id}',
    (d) => (at(d, 'components', 'parameters', 'Id')['schema'] = { type: 'string', maxLength: 9 }),
  ],
  [
    'paths-do-not-clash',
    '{id} is called {number} in',
    (d) => (at(d, 'paths')['/shop/items/{number}/price'] = {}),
  ],
  [
    'path-parameters-declared',
    'GET /shop/items/{id}: {id} is not declared',
    (d) => (item(d, 'get')['parameters'] = []),
  ],
  [
    'path-parameters-declared',
    'GET /shop/items: id is not in the path',
    (d) => (list(d)['parameters'] = [{ $ref: '#/components/parameters/Id' }]),
  ],
  [
    'described-throughout',
    'GET /shop/items: description is missing',
    (d) => (list(d)['description'] = ' '),
  ],
  [
    'described-throughout',
    'GET /shop/items: parameter search has no description',
    (d) => delete at(d, 'components', 'parameters', 'Search')['description'],
  ],
  ['tags-declared', 'GET /shop/items: needs exactly one', (d) => (list(d)['tags'] = ['Shoes'])],
  [
    'lists-alike',
    'GET /shop/items: parameter sortBy is missing',
    (d) => (at(list(d), 'parameters', 3)['name'] = 'orderBy'),
  ],
  [
    'lists-alike',
    'GET /shop/items: the reply has no totalCount',
    (d) => delete schema(d, 'ItemListReply', 'properties')['totalCount'],
  ],
  [
    'pages-declared',
    'GET /shop/items: takes page but has no x-pagination',
    (d) => delete list(d)['x-pagination'],
  ],
  [
    'lists-alike',
    'GET /shop/items: parameter after is missing',
    (d) => (list(d)['x-pagination'] = 'cursor'),
  ],
  [
    'exports-alike',
    'GET /shop/items: takes format but has no x-export',
    (d) => (at(d, 'components', 'parameters', 'Search')['name'] = 'format'),
  ],
  [
    'exports-alike',
    'GET /shop/items: x-export needs the parameter format',
    (d) => (list(d)['x-export'] = true),
  ],
  [
    'exports-alike',
    'GET /shop/items: the success reply has no text/csv',
    (d) => (list(d)['x-export'] = true),
  ],
  [
    'exports-alike',
    'GET /shop/items/{id}: x-export needs x-pagination',
    (d) => (item(d, 'get')['x-export'] = true),
  ],
  [
    'reads-take-fields',
    'GET /shop/items/{id}: parameter fields is missing',
    (d) => (item(d, 'get')['parameters'] = [{ $ref: '#/components/parameters/Id' }]),
  ],
  [
    'documents-take-key',
    'POST /shop/items: a POST that creates',
    (d) => (create(d)['x-idempotent'] = 'natural'),
  ],
  [
    'documents-take-key',
    'POST /shop/items: x-idempotent: key needs the header',
    (d) => (create(d)['parameters'] = []),
  ],
  [
    'puts-take-if-match',
    'PUT /shop/items/{id}: the success reply has no ETag',
    (d) => delete at(item(d, 'put'), 'responses', '200')['headers'],
  ],
  [
    'puts-take-if-match',
    'PUT /shop/items/{id}: the header If-Match is missing',
    (d) => (item(d, 'put')['parameters'] = [{ $ref: '#/components/parameters/Id' }]),
  ],
  [
    'bodies-on-writes-only',
    'GET /shop/items: has a body',
    (d) => (list(d)['requestBody'] = at(create(d), 'requestBody')),
  ],
  [
    'uploads-are-forms',
    'POST /shop/items/{id}/photo: x-upload and multipart',
    (d) => delete photo(d)['x-upload'],
  ],
  [
    'passwords-verbatim',
    'PUT /shop/items/{id}: x-verbatim names nam, which the body does not have',
    (d) => (item(d, 'put')['x-verbatim'] = ['nam']),
  ],
  [
    'uploads-are-forms',
    'POST /shop/items: member price of a form that is also JSON must be a string',
    (d) => {
      const content = at(create(d), 'requestBody', 'content');
      content['multipart/form-data'] = content['application/json'];
    },
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter search must be neither',
    (d) =>
      (at(d, 'components', 'parameters', 'Search')['schema'] = {
        type: 'object',
        additionalProperties: false,
      }),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter search must not set style',
    (d) => (at(d, 'components', 'parameters', 'Search')['explode'] = false),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter tag is a list',
    (d) => delete at(list(d), 'parameters', 9)['explode'],
  ],
  [
    'headers-optional',
    'PUT /shop/items/{id}: the header If-Match must not be required: make it optional, a query',
    (d) => (at(d, 'components', 'parameters', 'IfMatch')['required'] = true),
  ],
];
