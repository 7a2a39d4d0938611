import { at } from './contract.js';
import { create, item, list, photo, type Row } from './lint-places.js';

/** Violations in parameters, bodies, media types and webhooks. */
export const requestRows: readonly Row[] = [
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
    'if-match-takes-etags',
    'PUT /shop/items/{id}: If-Match takes the ETag of a record',
    (d) => delete at(d, 'components', 'parameters', 'IfMatch', 'schema')['pattern'],
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
    'uploads-are-members',
    'POST /shop/items/{id}/photo: x-upload names rear, which is no file of the body: add it there, with format: binary',
    (d) => (at(photo(d), 'x-upload')['rear'] = { maxBytes: 1000, mime: ['image/png'] }),
  ],
  [
    'uploads-are-members',
    'POST /shop/items/{id}/photo: x-upload and the body differ on whether photo is required',
    (d) => (at(photo(d), 'x-upload')['photo'] = { maxBytes: 1000, mime: ['image/png'] }),
  ],
  [
    'uploads-are-members',
    'POST /shop/items/{id}/photo: photo is a list of files, and the server reads one file of each name: declare a member for each file, such as photo1 and photo2',
    (d) => {
      const members = at(
        photo(d),
        'requestBody',
        'content',
        'multipart/form-data',
        'schema',
        'properties',
      );
      members['photo'] = { type: 'array', maxItems: 3, items: members['photo'] };
    },
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
    'GET /shop/items: parameter search must not be an object: declare one parameter for each member',
    (d) =>
      (at(d, 'components', 'parameters', 'Search')['schema'] = {
        type: 'object',
        additionalProperties: false,
      }),
  ],
  [
    'parameters-plain',
    'GET /shop/items/{id}: parameter id is in the path, so it needs required: true',
    (d) => delete at(d, 'components', 'parameters', 'Id')['required'],
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
    'parameters-plain',
    'GET /shop/items: parameter Accept is a header of HTTP itself: remove it',
    (d) =>
      Object.assign(at(d, 'components', 'parameters', 'Search'), { name: 'Accept', in: 'header' }),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter authorization is a header of HTTP itself: remove it',
    (d) =>
      Object.assign(at(d, 'components', 'parameters', 'Search'), {
        name: 'authorization',
        in: 'header',
      }),
  ],
  [
    'parameters-plain',
    'GET /shop/items: parameter Content-Type is a header of HTTP itself: remove it',
    (d) =>
      Object.assign(at(d, 'components', 'parameters', 'Search'), {
        name: 'Content-Type',
        in: 'header',
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
    'POST /shop/items: body of text/plain is not read: write application/json',
    (d) => {
      const body = at(create(d), 'requestBody');
      body['content'] = { 'text/plain': { schema: { type: 'string', maxLength: 9 } } };
    },
  ],
  [
    'bodies-read',
    'POST /shop/items: body must be an object with named members',
    (d) =>
      (at(create(d), 'requestBody', 'content', 'application/json')['schema'] = {
        type: 'array',
        maxItems: 2,
        items: { $ref: '#/components/schemas/Maker' },
      }),
  ],
  [
    'bodies-read',
    'POST /shop/items/{id}/photo: body that is a form must be one plain object',
    (d) => {
      const media = at(photo(d), 'requestBody', 'content', 'multipart/form-data');
      at(media, 'schema')['allOf'] = [{ $ref: '#/components/schemas/Maker' }];
    },
  ],
  [
    'replies-sent',
    'GET /shop/items/{id}/photo: reply 200 of image/png is sent as a file: its schema must be',
    (d) => {
      const get = at(d, 'paths', '/shop/items/{id}/photo', 'get');
      at(get, 'responses', '200', 'content', 'image/png')['schema'] = { type: 'string' };
    },
  ],
  [
    'replies-sent',
    'GET /shop/items: reply 200 of application/vnd.shop+json is sent as a file: write application/json',
    (d) => {
      const reply = at(list(d), 'responses', '200');
      reply['content'] = { 'application/vnd.shop+json': at(reply, 'content', 'application/json') };
    },
  ],
  [
    'replies-sent',
    'GET /shop/items: reply 200 of text/csv beside JSON is not sent: declare an operation of its own',
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
    'members-honoured',
    'document.paths./shop/items.post.callbacks: callbacks is not honoured here: the server sends none',
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
