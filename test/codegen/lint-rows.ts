import { at, type Draft } from './contract.js';

const list = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'get');
const create = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'post');
const kinds = (draft: Draft): Draft => at(draft, 'paths', '/shop/items/kinds', 'get');
const item = (draft: Draft, method: string): Draft =>
  at(draft, 'paths', '/shop/items/{id}', method);
const photo = (draft: Draft): Draft => at(draft, 'paths', '/shop/items/{id}/photo', 'post');
const schema = (draft: Draft, name: string, ...steps: (string | number)[]): Draft =>
  at(draft, 'components', 'schemas', name, ...steps);
const input = (draft: Draft, name: string): Draft => schema(draft, 'ItemInput', 'properties', name);

/** The rule, where and what it must say, and the violation that is planted. */
type Row = [rule: string, says: string, plant: (draft: Draft) => void];

export const rows: readonly Row[] = [
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
  [
    'error-codes-closed',
    'schemas.ErrorCode: taken has no x-status',
    (d) => delete schema(d, 'ErrorCode', 'x-status')['taken'],
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: odd is not in the enum',
    (d) => (schema(d, 'ErrorCode')['x-common-errors'] = ['odd']),
  ],
  [
    'error-codes-closed',
    'schemas.ErrorCode: there is no closed enum',
    (d) => delete schema(d, 'ErrorCode')['enum'],
  ],
  [
    'error-codes-exist',
    'GET /shop/items: odd is not in ErrorCode',
    (d) => (list(d)['x-errors'] = ['odd']),
  ],
  [
    'error-statuses-declared',
    'GET /shop/items: taken needs status 409',
    (d) => (list(d)['x-errors'] = ['taken']),
  ],
  [
    'error-statuses-have-codes',
    'GET /shop/items/{id}: no code of 404',
    (d) => (item(d, 'get')['x-errors'] = []),
  ],
  [
    'statuses-declared',
    'GET /shop/items: 429 is missing',
    (d) => delete at(list(d), 'responses')['429'],
  ],
  [
    'statuses-declared',
    'GET /shop/items: 401 is missing',
    (d) => delete at(list(d), 'responses')['401'],
  ],
  [
    'statuses-declared',
    'GET /shop/items/{id}: 404 is missing',
    (d) => delete at(item(d, 'get'), 'responses')['404'],
  ],
  [
    'statuses-declared',
    'PUT /shop/items/{id}: 412 is missing',
    (d) => delete at(item(d, 'put'), 'responses')['412'],
  ],
  [
    'statuses-declared',
    'POST /shop/items: 422 is missing',
    (d) => delete at(create(d), 'responses')['422'],
  ],
  [
    'errors-in-envelope',
    'GET /shop/items reply 400: the body must be ErrorReply',
    (d) => (at(list(d), 'responses')['400'] = { description: 'No.' }),
  ],
  [
    'one-success',
    'GET /shop/items: exactly one 2xx',
    (d) => (at(list(d), 'responses')['202'] = { description: 'Later.' }),
  ],
  [
    'one-success',
    'GET /shop/items: exactly one 2xx',
    (d) => (at(list(d), 'responses')['default'] = { description: 'Else.' }),
  ],
  [
    'public-without-security',
    'GET /shop/items/kinds: x-permission public needs',
    (d) => delete kinds(d)['security'],
  ],
  [
    'public-without-security',
    'GET /shop/items: an operation without security',
    (d) => (list(d)['security'] = []),
  ],
  [
    'schemas-described',
    'schemas.Price: description is missing',
    (d) => delete schema(d, 'Price')['description'],
  ],
  [
    'types-named',
    'schemas.ItemInput.name: type is missing',
    (d) => delete input(d, 'name')['type'],
  ],
  [
    'keywords-known',
    'schemas.ItemInput.name: nullable is not a keyword',
    (d) => (input(d, 'name')['nullable'] = true),
  ],
  [
    'strings-bounded',
    'schemas.ItemInput.name: maxLength is missing',
    (d) => delete input(d, 'name')['maxLength'],
  ],
  [
    'strings-bounded',
    'schemas.ItemInput.soldAt: maxLength is missing',
    (d) => delete input(d, 'soldAt')['maxLength'],
  ],
  [
    'strings-bounded',
    'header ETag: maxLength is missing',
    (d) => delete at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'],
  ],
  [
    'numbers-bounded',
    'schemas.Price: maximum is missing',
    (d) => delete schema(d, 'Price')['maximum'],
  ],
  ['numbers-bounded', 'schemas.Id: minimum is missing', (d) => delete schema(d, 'Id')['minimum']],
  [
    'arrays-bounded',
    'schemas.Item.tags: maxItems is missing',
    (d) => delete schema(d, 'Item', 'properties', 'tags')['maxItems'],
  ],
  [
    'arrays-bounded',
    'schemas.Item.tags: items is missing',
    (d) => delete schema(d, 'Item', 'properties', 'tags')['items'],
  ],
  [
    'unique-items-scalar',
    'schemas.Item.tags: uniqueItems needs items of a scalar type',
    (d) =>
      Object.assign(schema(d, 'Item', 'properties', 'tags'), {
        uniqueItems: true,
        items: { $ref: '#/components/schemas/Maker' },
      }),
  ],
  [
    'objects-closed',
    'schemas.Maker: additionalProperties must be false',
    (d) => delete schema(d, 'Maker')['additionalProperties'],
  ],
  [
    'objects-closed',
    'schemas.Maker: additionalProperties must be false',
    (d) => (schema(d, 'Maker')['additionalProperties'] = true),
  ],
  [
    'formats-known',
    'schemas.ItemInput.soldAt: format instant',
    (d) => (input(d, 'soldAt')['format'] = 'instant'),
  ],
  [
    'patterns-compile',
    'schemas.ItemInput.name: Invalid regular expression',
    (d) => (input(d, 'name')['pattern'] = '[a-'),
  ],
  [
    'patterns-compile',
    'schemas.ItemInput.name: Invalid regular expression',
    (d) => (input(d, 'name')['pattern'] = '\\-'),
  ],
  [
    'decimals-on-numbers',
    'schemas.ItemInput.name: x-decimals needs type number',
    (d) => (input(d, 'name')['x-decimals'] = 2),
  ],
  [
    'states-closed',
    'schemas.ItemInput.kind: x-states has no wood',
    (d) => delete at(input(d, 'kind'), 'x-states')['wood'],
  ],
  [
    'states-closed',
    'schemas.ItemInput.kind: glass is not in the enum',
    (d) => (at(input(d, 'kind'), 'x-states')['wood'] = ['glass']),
  ],
  [
    'examples-present',
    'POST /shop/items body: there is no example',
    (d) => delete at(create(d), 'requestBody', 'content', 'application/json')['example'],
  ],
  [
    'examples-present',
    'GET /shop/items reply 200: there is no example',
    (d) => delete at(list(d), 'responses', '200', 'content', 'application/json')['example'],
  ],
  [
    'examples-valid',
    'POST /shop/items body: example/price',
    (d) =>
      (at(create(d), 'requestBody', 'content', 'application/json')['example'] = {
        name: 'Nut',
        price: 0.005,
      }),
  ],
  [
    'examples-valid',
    'GET /shop/items reply 429: example',
    (d) =>
      (at(d, 'components', 'responses', 'Error', 'content', 'application/json')['example'] = {
        ok: false,
      }),
  ],
];
