import {
  create,
  importPhoto,
  json,
  kinds,
  list,
  one,
  photo,
  push,
  type Row,
  schema,
  success,
  undo,
  update,
  without,
} from './compare-places.js';
import { at, type Draft } from './contract.js';

function moveKinds(draft: Draft, path: string, method = 'get'): Draft {
  const operation = kinds(draft);
  delete at(draft, 'paths')['/shop/items/kinds'];
  at(draft, 'paths')[path] = { [method]: operation };
  return operation;
}

const token = { type: 'http', scheme: 'bearer' };
const csv = { 'text/csv': { schema: { type: 'string' } } };

function addExport(draft: Draft): void {
  list(draft)['x-export'] = true;
  push(list(draft), 'parameters', { name: 'format', in: 'query', schema: { type: 'string' } });
  Object.assign(at(success(list(draft)), 'content'), csv);
}

/** An event with the schema of items as its payload. */
function addWebhook(draft: Draft): void {
  const schema = { $ref: '#/components/schemas/Item' };
  const content = { 'application/json': { schema } };
  draft['webhooks'] = { sold: { post: { requestBody: { content } } } };
}

const payload = (draft: Draft): Draft =>
  at(draft, 'webhooks', 'sold', 'post', 'requestBody', 'content', 'application/json');

/** Changes of operations as a whole: address, names, permission, limit, idempotency, paging, export, credentials. */
export const operationRows: readonly Row[] = [
  ['an event is added', 'webhook-added', 'contract webhook sold', '', addWebhook],
  [
    'an event goes away',
    'webhook-removed',
    'contract webhook sold',
    'wire',
    (d) => delete d['webhooks'],
    addWebhook,
  ],
  [
    'the payload of an event has another type',
    'reply-type-changed',
    'contract webhook sold',
    'wire sdk',
    (d) => (payload(d)['schema'] = { type: 'string' }),
    addWebhook,
  ],
  [
    'a method of HTTP changes',
    'operation-moved',
    'getKinds path',
    'wire sdk mock',
    (d) => moveKinds(d, '/shop/items/kinds', 'post'),
  ],
  [
    'a read becomes a write',
    'sdk-hook-changed',
    'getKinds x-sdk hook',
    'wire sdk mock',
    (d) => moveKinds(d, '/shop/items/kinds', 'post'),
  ],
  [
    'an operation moves and gets another id',
    'operation-moved',
    'getKinds path',
    'wire sdk mock',
    (d) => (moveKinds(d, '/shop/kinds')['operationId'] = 'listKinds'),
  ],
  [
    'an operation moves below a parameter',
    'sdk-arguments-changed',
    'getKinds x-sdk arguments',
    'wire sdk mock',
    (d) =>
      push(moveKinds(d, '/shop/{shop}/kinds'), 'parameters', {
        name: 'shop',
        in: 'path',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  [
    'an operation moves out of a parameter',
    'operation-moved',
    'getKinds path',
    'wire sdk mock',
    undo,
    (d) =>
      push(moveKinds(d, '/shop/{shop}/kinds'), 'parameters', {
        name: 'shop',
        in: 'path',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  [
    'an operation is no longer deprecated',
    'operation-undeprecated',
    'listItems deprecated',
    '',
    undo,
    (d) => (list(d)['deprecated'] = true),
  ],
  [
    'every caller may call',
    'permission-loosened',
    'listItems x-permission',
    '',
    (d) => (list(d)['x-permission'] = 'authenticated'),
  ],
  [
    'callers without credentials may call',
    'permission-loosened',
    'listItems x-permission',
    '',
    (d) => (list(d)['x-permission'] = 'public'),
  ],
  [
    'only some callers may call',
    'permission-changed',
    'listItems x-permission',
    'wire',
    undo,
    (d) => (list(d)['x-permission'] = 'authenticated'),
  ],
  [
    'a public operation asks for a permission',
    'permission-changed',
    'getKinds x-permission',
    'wire',
    (d) => (kinds(d)['x-permission'] = 'products:read'),
  ],
  [
    'a rate limit moves to a wider class',
    'rate-limit-loosened',
    'listItems x-rate-limit',
    '',
    (d) => (list(d)['x-rate-limit'] = 'reads'),
  ],
  [
    'a rate limit moves to that of logins',
    'rate-limit-tightened',
    'createItem x-rate-limit',
    'wire',
    (d) => (create(d)['x-rate-limit'] = 'auth'),
  ],
  [
    'an operation takes a key',
    'idempotency-gained',
    'importPhoto x-idempotent',
    '',
    (d) => (importPhoto(d)['x-idempotent'] = 'key'),
  ],
  [
    'an operation becomes natural',
    'idempotency-gained',
    'importPhoto x-idempotent',
    '',
    (d) => (importPhoto(d)['x-idempotent'] = 'natural'),
  ],
  [
    'a natural operation is no longer idempotent',
    'idempotency-changed',
    'deleteItem x-idempotent',
    'wire',
    (d) => (one(d, 'delete')['x-idempotent'] = 'none'),
  ],
  [
    'a natural operation needs a key',
    'idempotency-changed',
    'updateItem x-idempotent',
    'wire',
    (d) => (update(d)['x-idempotent'] = 'key'),
  ],
  [
    'a key is no longer needed',
    'idempotency-key-option-removed',
    'createItem x-idempotent',
    'sdk',
    (d) => (create(d)['x-idempotent'] = 'natural'),
  ],
  [
    'text is trimmed that was kept',
    'verbatim-changed',
    'updateItem x-verbatim',
    'wire',
    (d) => delete update(d)['x-verbatim'],
  ],
  [
    'a list can be walked',
    'pagination-gained',
    'listItems x-pagination',
    '',
    undo,
    (d) => delete list(d)['x-pagination'],
  ],
  [
    'pages become cursors',
    'pagination-changed',
    'listItems x-pagination',
    'sdk',
    (d) => (list(d)['x-pagination'] = 'cursor'),
  ],
  ['a list can be exported', 'export-added', 'listItems x-export', '', addExport],
  [
    'a list is no longer exported',
    'export-removed',
    'listItems x-export',
    'wire sdk mock',
    undo,
    addExport,
  ],
  [
    'only the mark of an export is removed',
    'export-removed',
    'listItems x-export',
    'wire sdk',
    undo,
    (d) => (list(d)['x-export'] = true),
  ],
  [
    'an export loses a media type',
    'reply-media-type-removed',
    'listItems reply 200',
    'wire',
    (d) => delete at(success(list(d)), 'content')['text/csv'],
    addExport,
  ],
  [
    'an SDK group changes',
    'sdk-name-changed',
    'listItems x-sdk',
    'sdk',
    (d) => (at(list(d), 'x-sdk')['group'] = 'things'),
  ],
  [
    'two SDK methods swap their names',
    'sdk-name-changed',
    'getKinds x-sdk',
    'sdk',
    (d) => {
      at(list(d), 'x-sdk')['method'] = 'kinds';
      at(kinds(d), 'x-sdk')['method'] = 'list';
    },
  ],
  [
    'credentials are no longer asked for',
    'security-dropped',
    'listItems security',
    '',
    (d) => (list(d)['security'] = []),
  ],
  [
    'callers without credentials are let in too',
    'security-dropped',
    'listItems security',
    '',
    (d) => (list(d)['security'] = [{}, { key: [] }]),
  ],
  [
    'callers without credentials are no longer let in',
    'security-added',
    'listItems security',
    'wire',
    undo,
    (d) => (list(d)['security'] = [{}, { key: [] }]),
  ],
  [
    'two credentials are asked for together',
    'security-scheme-removed',
    'listItems security',
    'wire',
    (d) => (list(d)['security'] = [{ key: [], token: [] }]),
  ],
  [
    'a key is sent in another header',
    'security-scheme-changed',
    'contract security key',
    'wire',
    (d) => (at(d, 'components', 'securitySchemes', 'key')['name'] = 'X-Key'),
  ],
  [
    'a key is replaced by a token',
    'security-scheme-changed',
    'contract security key',
    'wire',
    (d) => (at(d, 'components', 'securitySchemes')['key'] = token),
  ],
  [
    'an operation is replaced by another one',
    'path-removed',
    'getKinds path',
    'wire sdk mock',
    (d) => {
      const operation = moveKinds(d, '/shop/sorts');
      operation['operationId'] = 'listSorts';
      operation['x-sdk'] = { group: 'sorts', method: 'list' };
    },
  ],
  [
    'an example by name is removed',
    'example-removed',
    'getKinds reply 200',
    'mock',
    (d) => (json(success(kinds(d)))['examples'] = {}),
    (d) => (json(success(kinds(d)))['examples'] = { few: { value: { ok: true, data: [] } } }),
  ],
  [
    'an error status has another media type',
    'reply-media-type-changed',
    'downloadPhoto reply 404',
    'wire mock',
    (d) => (at(photo(d, 'get'), 'responses')['404'] = { content: { 'text/plain': {} } }),
  ],
  [
    'an error of all operations becomes rare',
    'operation-error-removed',
    'contract x-common-errors',
    'wire',
    (d) => without(schema(d, 'ErrorCode'), 'x-common-errors', 'forbidden'),
  ],
  [
    'every operation may answer an error',
    'operation-error-added',
    'contract x-common-errors',
    '',
    (d) => push(schema(d, 'ErrorCode'), 'x-common-errors', 'taken'),
  ],
];
