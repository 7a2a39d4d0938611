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
    (d) => (list(d)['x-permission'] = 'shoes'),
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
    'permissions-granted',
    "GET /shop/items: no role grants shoes:read: add it to permissions in x-module of the module's file, or to src/kernel/core-permissions.ts",
    (d) => (list(d)['x-permission'] = 'shoes:read'),
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
    'type-names-distinct',
    'schemas.ListItemsQuery: GET /shop/items has a type of this name: rename the schema',
    (d) => (at(d, 'components', 'schemas')['ListItemsQuery'] = schema(d, 'Price')),
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
    'path-parameters-declared',
    'GET /shop/items/{id}.pdf: {id}.pdf must be a literal or one whole {name}',
    (d) => (at(d, 'paths')['/shop/items/{id}.pdf'] = { get: item(d, 'get') }),
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
    'parameters-plain',
    'GET /shop/items: parameter search must not combine schemas: list its types',
    (d) =>
      (at(d, 'components', 'parameters', 'Search')['schema'] = {
        oneOf: [
          { type: 'string', maxLength: 9 },
          { type: 'integer', minimum: 0, maximum: 9 },
        ],
      }),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter tag is a list of texts that may contain commas: give its items',
    (d) => (at(list(d), 'parameters', 9, 'schema')['items'] = { type: 'string', maxLength: 9 }),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter tag is a list of texts that may contain commas: give its items',
    (d) =>
      (at(list(d), 'parameters', 9, 'schema')['items'] = {
        type: 'string',
        maxLength: 9,
        pattern: '^[a-z,]+$',
      }),
  ],
  [
    'arguments-distinct',
    'PUT /shop/items/{id}: name is the name of two arguments: rename one of them',
    (d) => (at(d, 'components', 'parameters', 'Id')['name'] = 'name'),
  ],
  [
    'arguments-distinct',
    'POST /shop/items: has a query and a body: make the query parameters members of the body',
    (d) =>
      (create(d)['parameters'] = [
        { $ref: '#/components/parameters/IdempotencyKey' },
        { $ref: '#/components/parameters/Search' },
      ]),
  ],
  [
    'bodies-read',
    'POST /shop/items: a body of text/plain is not read: write application/json',
    (d) => {
      const body = at(create(d), 'requestBody');
      body['content'] = { 'text/plain': { schema: { type: 'string', maxLength: 9 } } };
    },
  ],
  [
    'bodies-read',
    'POST /shop/items: a JSON body must be an object with named members',
    (d) =>
      (at(create(d), 'requestBody', 'content', 'application/json')['schema'] = {
        type: 'array',
        maxItems: 2,
        items: { $ref: '#/components/schemas/Maker' },
      }),
  ],
  [
    'bodies-read',
    'POST /shop/items/{id}/photo: a form must be one plain object',
    (d) => {
      const media = at(photo(d), 'requestBody', 'content', 'multipart/form-data');
      at(media, 'schema')['allOf'] = [{ $ref: '#/components/schemas/Maker' }];
    },
  ],
  [
    'replies-sent',
    'GET /shop/items/{id}/photo: image/png is sent as a file: its schema must be',
    (d) => {
      const get = at(d, 'paths', '/shop/items/{id}/photo', 'get');
      at(get, 'responses', '200', 'content', 'image/png')['schema'] = { type: 'string' };
    },
  ],
  [
    'replies-sent',
    'GET /shop/items: application/vnd.shop+json is sent as a file: write application/json',
    (d) => {
      const reply = at(list(d), 'responses', '200');
      reply['content'] = { 'application/vnd.shop+json': at(reply, 'content', 'application/json') };
    },
  ],
  [
    'replies-sent',
    'GET /shop/items: text/csv beside JSON is not sent: declare an operation of its own',
    (d) => {
      const content = at(list(d), 'responses', '200', 'content');
      content['text/csv'] = { schema: { type: 'string', format: 'binary' } };
    },
  ],
  [
    'reply-headers-sent',
    'PUT /shop/items/{id}: the header Location is not sent: make it a member of the reply',
    (d) => {
      const headers = at(item(d, 'put'), 'responses', '200', 'headers');
      headers['Location'] = headers['ETag'];
    },
  ],
  [
    'callbacks-absent',
    'POST /shop/items: has callbacks: describe the event in webhooks',
    (d) => (create(d)['callbacks'] = {}),
  ],
  [
    'webhooks-posted',
    'document: the webhook sold must be one post',
    (d) => (d['webhooks'] = { sold: {} }),
  ],
  [
    'webhooks-posted',
    'document: the webhook sold must have a body of application/json',
    (d) => (d['webhooks'] = { sold: { post: { requestBody: { content: { 'text/plain': {} } } } } }),
  ],
];
