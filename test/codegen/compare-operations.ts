import type { RuleName } from '../../scripts/codegen/compare/index.js';
import { json, kinds, list, photo, push, type Row, success, undo } from './compare-places.js';
import { at, type Draft } from './contract.js';

function moveKinds(draft: Draft, path: string, method = 'get'): Draft {
  const operation = kinds(draft);
  delete at(draft, 'paths')['/shop/items/kinds'];
  at(draft, 'paths')[path] = { [method]: operation };
  return operation;
}
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
  const header = { type: 'string', maxLength: 20 };
  const parameters = [{ name: 'X-Shop', in: 'header', required: true, schema: header }];
  const responses = { 204: { description: 'Received.' } };
  draft['webhooks'] = { sold: { post: { parameters, requestBody: { content }, responses } } };
}
const shopHeader = (draft: Draft): Draft => at(draft, 'webhooks', 'sold', 'post', 'parameters', 0);
const payload = (draft: Draft): Draft =>
  at(draft, 'webhooks', 'sold', 'post', 'requestBody', 'content', 'application/json');

/** Changes of operations as a whole: address, names, paging, export and events. */
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
  ...[
    ['is renamed', 'webhook-header-removed', 'wire', { name: 'X-Shop-Id', required: true }],
    ['is left out at times', 'webhook-header-optional', 'wire', { required: false }],
  ].map(
    ([edit, rule, breaks, change]): Row => [
      `a header of deliveries ${String(edit)}`,
      rule as RuleName,
      'contract webhook sold header x-shop',
      String(breaks),
      (d) => Object.assign(shopHeader(d), change),
      addWebhook,
    ],
  ),
  [
    'a header of deliveries has other values',
    'reply-bound-widened',
    'contract webhook sold header x-shop',
    'wire',
    (d) => (at(shopHeader(d), 'schema')['maxLength'] = 30),
    addWebhook,
  ],
  [
    'deliveries have another header',
    'webhook-header-added',
    'contract webhook sold header x-till',
    '',
    (d) =>
      push(at(d, 'webhooks', 'sold', 'post'), 'parameters', {
        name: 'X-Till',
        in: 'header',
        schema: { type: 'string', maxLength: 9 },
      }),
    addWebhook,
  ],
  [
    'receivers answer with another status',
    'webhook-replies-changed',
    'contract webhook sold replies',
    'wire',
    (d) => (at(d, 'webhooks', 'sold', 'post')['responses'] = { 200: { description: 'Done.' } }),
    addWebhook,
  ],
  [
    'the address of the server changes',
    'server-removed',
    'contract servers',
    'wire',
    (d) => (at(d, 'servers', 0)['url'] = '/v2'),
  ],
  [
    'the server has another address',
    'server-added',
    'contract servers',
    '',
    (d) => push(d, 'servers', { url: '/v2' }),
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
    'a last day is named',
    'sunset-added',
    'listItems x-sunset',
    '',
    (d) => (list(d)['x-sunset'] = '2027-01-31'),
  ],
  [
    'the last day moves to a later one',
    'sunset-later',
    'listItems x-sunset',
    '',
    (d) => (list(d)['x-sunset'] = '2027-02-28'),
    (d) => (list(d)['x-sunset'] = '2027-01-31'),
  ],
  [
    'the last day is withdrawn',
    'sunset-later',
    'listItems x-sunset',
    '',
    undo,
    (d) => (list(d)['x-sunset'] = '2027-01-31'),
  ],
  [
    'the last day moves to an earlier one',
    'sunset-earlier',
    'listItems x-sunset',
    'wire',
    (d) => (list(d)['x-sunset'] = '2027-01-30'),
    (d) => (list(d)['x-sunset'] = '2027-01-31'),
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
];
