import {
  create,
  lastParameter,
  list,
  named,
  push,
  type Row,
  schema,
  without,
} from './compare-places.js';
import { at } from './contract.js';

/** Changes of operations and parameters that break callers. */
export const breakingOperationRows: readonly Row[] = [
  [
    'a path is removed',
    'path-removed',
    'getKinds path',
    'wire sdk mock',
    (d) => delete at(d, 'paths')['/shop/items/kinds'],
  ],
  [
    'a state machine loses a transition',
    'move-removed',
    'createItem body.kind',
    'wire',
    (d) => (schema(d, 'ItemInput', 'properties', 'kind', 'x-states')['metal'] = []),
  ],
  [
    'an operation is removed',
    'operation-removed',
    'deleteItem path',
    'wire sdk mock',
    (d) => delete at(d, 'paths', '/shop/items/{id}')['delete'],
  ],
  [
    'an operation moves',
    'operation-moved',
    'getKinds path',
    'wire mock',
    (d) => {
      at(d, 'paths')['/shop/kinds'] = at(d, 'paths', '/shop/items/kinds');
      delete at(d, 'paths')['/shop/items/kinds'];
    },
  ],
  [
    'an operation id changes',
    'operation-id-changed',
    'listItems operationId',
    'sdk',
    (d) => (list(d)['operationId'] = 'listThings'),
  ],
  [
    'an SDK name changes',
    'sdk-name-changed',
    'listItems x-sdk',
    'sdk',
    (d) => (at(list(d), 'x-sdk')['method'] = 'all'),
  ],
  [
    'a permission changes',
    'permission-changed',
    'listItems x-permission',
    'wire',
    (d) => (list(d)['x-permission'] = 'crm:read'),
  ],
  [
    'a rate limit tightens',
    'rate-limit-tightened',
    'listItems x-rate-limit',
    'wire',
    (d) => (list(d)['x-rate-limit'] = 'exports'),
  ],
  [
    'an operation is no longer idempotent',
    'idempotency-changed',
    'createItem x-idempotent',
    'wire sdk',
    (d) => (create(d)['x-idempotent'] = 'none'),
  ],
  [
    'text is no longer trimmed',
    'verbatim-changed',
    'createItem x-verbatim',
    'wire',
    (d) => (create(d)['x-verbatim'] = ['name']),
  ],
  [
    'paging is removed',
    'pagination-changed',
    'listItems x-pagination',
    'sdk',
    (d) => delete list(d)['x-pagination'],
  ],
  [
    'a public operation requires credentials',
    'security-added',
    'getKinds security',
    'wire',
    (d) => (at(d, 'paths', '/shop/items/kinds', 'get')['security'] = [{ key: [] }]),
  ],
  [
    'a security scheme is removed',
    'security-scheme-removed',
    'listItems security',
    'wire',
    (d) => (list(d)['security'] = [{ token: [] }]),
  ],
  [
    'a parameter is removed',
    'parameter-removed',
    'listItems query.sold',
    'wire sdk mock',
    (d) => without(list(d), 'parameters', lastParameter(d)),
  ],
  [
    'a required parameter is added',
    'parameter-added-required',
    'listItems query.shop',
    'wire sdk mock',
    (d) =>
      push(list(d), 'parameters', {
        name: 'shop',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  [
    'a parameter becomes required',
    'parameter-required',
    'createItem headers.Idempotency-Key',
    'wire mock',
    (d) => (named(d, 'IdempotencyKey')['required'] = true),
  ],
  [
    'a path parameter is renamed',
    'path-parameter-renamed',
    'getItem params.id',
    'sdk',
    (d) => {
      at(d, 'paths')['/shop/items/{number}'] = at(d, 'paths', '/shop/items/{id}');
      delete at(d, 'paths')['/shop/items/{id}'];
      for (const method of ['get', 'put', 'delete']) {
        const item = at(d, 'paths', '/shop/items/{number}', method);
        const rest = Array.isArray(item['parameters']) ? item['parameters'].slice(1) : [];
        item['parameters'] = [
          {
            name: 'number',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/Id' },
          },
          ...rest,
        ];
      }
    },
  ],
];
