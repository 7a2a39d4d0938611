import { at } from './contract.js';
import { create, item, list, type Row, schema } from './lint-places.js';

/** Violations in operations: extensions, names, parameters of the path and lists. */
export const operationRows: readonly Row[] = [
  [
    'extensions-known',
    'GET /shop/items: x-permision is not an extension known here: did you mean x-permission?',
    (d) => (list(d)['x-permision'] = 'products:read'),
  ],
  [
    'extensions-known',
    'schemas.Price: x-decimal is not an extension known here: did you mean x-decimals?',
    (d) => (schema(d, 'Price')['x-decimal'] = 2),
  ],
  [
    'extensions-known',
    'document.paths./shop/items: x-permission does nothing here: it belongs to an operation',
    (d) => (at(d, 'paths', '/shop/items')['x-permission'] = 'public'),
  ],
  [
    'extensions-required',
    'GET /shop/items: x-rate-limit is missing: write x-rate-limit: general, or another of',
    (d) => delete list(d)['x-rate-limit'],
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-permission must be MODULE:ACTION, authenticated or public, found "shoes"',
    (d) => (list(d)['x-permission'] = 'shoes'),
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-rate-limit must be one of reads, sessions',
    (d) => (list(d)['x-rate-limit'] = 'often'),
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-sdk has no member methd: did you mean method?',
    (d) => (list(d)['x-sdk'] = { group: 'items', methd: 'list' }),
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-sdk needs the member method',
    (d) => (list(d)['x-sdk'] = { group: 'items' }),
  ],
  [
    'extensions-valid',
    'schemas.Price: x-decimals must be a whole number, found "two"',
    (d) => (schema(d, 'Price')['x-decimals'] = 'two'),
  ],
  [
    'extensions-valid',
    'GET /shop/items: x-sdk.method must be a name in camelCase, as in listItems, found "list-items"',
    (d) => (list(d)['x-sdk'] = { group: 'items', method: 'list-items' }),
  ],
  [
    'extensions-valid',
    'GET /shop/items/{id}: x-errors holds "not_found" twice: remove one',
    (d) => (item(d, 'get')['x-errors'] = ['not_found', 'not_found']),
  ],
  [
    'permissions-granted',
    "GET /shop/items: x-permission names shoes:read, which no role grants: add it to permissions in x-module of the module's file, or to src/kernel/core-permissions.ts",
    (d) => (list(d)['x-permission'] = 'shoes:read'),
  ],
  [
    'permissions-granted',
    'GET /shop/items: x-permission names product:read, which no role grants: did you mean products:read?',
    (d) => (list(d)['x-permission'] = 'product:read'),
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
    'methods-known',
    'erase /shop/items: erase is no method of the server: get reads, post creates or acts, put replaces, patch changes some members, delete deletes',
    (d) => (at(d, 'paths', '/shop/items')['erase'] = {}),
  ],
  [
    'methods-known',
    'GET /shop/items: GET is no method of the server: did you mean get?',
    (d) => (at(d, 'paths', '/shop/items')['GET'] = {}),
  ],
  [
    'methods-known',
    'head /shop/items: head is no method of the server',
    (d) => (at(d, 'paths', '/shop/items')['head'] = {}),
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
    'lists-may-be-stale',
    'GET /shop/items: header Prefer is missing',
    (d) => (at(list(d), 'parameters', 12)['name'] = 'Preferences'),
  ],
  [
    'lists-may-be-stale',
    'GET /shop/items: the reply has no header Data-Age',
    (d) => delete at(list(d), 'responses', '200', 'headers')['Data-Age'],
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
];
