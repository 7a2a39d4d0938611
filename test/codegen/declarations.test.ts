import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredPermissions } from '../../scripts/codegen/bundle/declarations.js';
import { publishedDocument } from '../../scripts/codegen/bundle/published.js';
import { loadContract } from '../../scripts/codegen/index.js';
import { emitModules } from '../../scripts/codegen/server/modules.js';
import { checkContract } from '../../scripts/contract-rules/check.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { projectRoot } from './contract.js';

let root: string;
let module: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'declarations-'));
  for (const folder of ['contracts/erp', 'contracts/shared']) {
    await cp(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
  module = await readFile(join(projectRoot, 'test/new/fuel-cards.yaml'), 'utf8');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const write = (text: string) => writeFile(join(root, 'contracts/erp/fuel-cards.yaml'), text);

test('a module that registers itself brings paths, tag, permissions, error codes and events', async () => {
  await write(module);
  const model = await loadContract(root, 'erp');
  const { document, errorCodes } = model;
  expect(Object.keys(document.paths)).toContain('/api/fuel-cards/{id}/close');
  expect(JSON.stringify(document['tags'])).toContain('Cards that pay for fuel.');
  expect(errorCodes).toContainEqual({ code: 'fuel_card_closed', status: 409 });
  expect(document.components.schemas['EventName']?.['x-extensible-enum']).toContain(
    'fuel_card.updated',
  );
  expect(declaredPermissions(document)['fuel-cards:write']).toEqual(['manager']);
  const text = emitModules(model)['generated/erp/modules.ts'];
  expect(text).toContain("'fuel-cards:read': ['manager', 'viewer'],");
  expect(text).toContain("fuel_card: 'fuel-cards:read',");
  expect(text).toContain("'fuel_card.closed',");
  expect(Object.keys(publishedDocument(document))).not.toContain('x-modules');
});

test('every fault of a declaration names its line and its correction', async () => {
  const [, rest = ''] = module.split('\npaths:\n');
  const lines = [
    'x-module:',
    '  tag: { name: Vendors, description: Twice. }',
    '  permissions:',
    '    fuel-cards:read: []',
    '    fuel-cards:write: [manager, viewer]',
    '    vendors:read: [viewer]',
    '    sessions:audit: [manager]',
    '    fuel-cards:void: [manger]',
    "  records: { vendor: 'vendors:read', fuel_card: 'fuel-cards:peek' }",
    '  errors: { fuel_card_closed: { status: 200 }, not_found: { status: 404, meaning: Gone. } }',
    '  owner: none',
    '  events: [fuel_card.emptied, fuel_crad.lost, Closed]',
  ];
  await write(`${lines.join('\n')}\npaths:\n${rest}`);
  const { faults } = await checkContract(root, 'erp');
  const own = faults
    .map((fault) => fault.replace('contracts/erp/fuel-cards.yaml:', ''))
    .filter((fault) => Number.parseInt(fault, 10) <= lines.length);
  expect(own.sort()).toEqual([
    '10: not_found is declared in shared/errors.yaml too: delete one',
    '10: x-module.errors.fuel_card_closed needs the member meaning',
    '10: x-module.errors.fuel_card_closed.status must be one of 400, 403, 404, 409, 422, found 200',
    '11: x-module has no member owner: it has tag, permissions, records, events, errors',
    '12: Closed is no event: write a noun and a verb, as in fuel_card.closed',
    '12: fuel_crad of fuel_crad.lost is not in records: did you mean fuel_card?',
    '2: Vendors is declared in openapi.yaml too: delete one',
    '4: no role grants fuel-cards:read: name roles beside it, of admin, manager, warehouse, reviewer, viewer',
    '5: viewer may only read: leave it out of fuel-cards:write',
    '6: vendors:read is declared in src/kernel/core-permissions.ts: delete it here',
    '7: sessions is a module of the verification API: use another name',
    '8: x-module.permissions.fuel-cards:void.0 must be one of admin, manager, warehouse, reviewer, viewer, found "manger": did you mean manager?',
    '9: fuel-cards:peek is not a permission: declare it above',
    '9: vendor is declared in src/kernel/audit/core-objects.ts too: delete one',
  ]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    'a list of roles without brackets',
    'fuel-cards:write: [manager]',
    'fuel-cards:write: manager',
    '6: x-module.permissions.fuel-cards:write must be a list, found "manager": write it in brackets, as in [A, B]',
  ],
  [
    'a misspelt role',
    'fuel-cards:write: [manager]',
    'fuel-cards:write: [manger]',
    '6: x-module.permissions.fuel-cards:write.0 must be one of admin, manager, warehouse, reviewer, viewer, found "manger": did you mean manager?',
  ],
  [
    'an empty declaration',
    /x-module:\n( {2}.*\n)+/,
    'x-module:\n',
    '2: x-module must be an object, found null',
  ],
  [
    'a text as tag',
    /tag: \{.*\}/,
    'tag: Fuel cards',
    '3: x-module.tag must be an object, found "Fuel cards"',
  ],
  [
    'an error code in camelCase',
    'fuel_card_closed:',
    'fuelCardClosed:',
    '9: x-module.errors has the member fuelCardClosed: each name must be in snake_case, as in fuel_card',
  ],
  [
    'a misspelt member',
    'status: 409',
    'stats: 409',
    '9: x-module.errors.fuel_card_closed has no member stats: did you mean status?',
  ],
  [
    'an error status in quotes',
    'status: 409',
    'status: "409"',
    '9: x-module.errors.fuel_card_closed.status must be one of 400, 403, 404, 409, 422, found "409": write 409 without quotes',
  ],
])('%s in a declaration is the only fault', async (_case, before, after, says) => {
  const changed = module.replace(before, after);
  expect(changed).not.toBe(module);
  await write(changed);
  const { faults } = await checkContract(root, 'erp');
  expect(faults).toEqual([`contracts/erp/fuel-cards.yaml:${says}`]);
});

test('a file without x-module that no path registers is told both ways to register it', async () => {
  const [, rest = ''] = module.split('\npaths:\n');
  await write(`paths:\n${rest}`);
  const { faults } = await checkContract(root, 'erp');
  expect(faults[0]).toContain(`to paths of openapi.yaml, or give the file an x-module`);
});

test('a webhook of a module is part of the contract, and a member that nothing reads is a fault', async () => {
  const webhook = [
    'webhooks:',
    '  cardEmptied:',
    '    post:',
    '      operationId: receiveCardEmptied',
    '      summary: Receive an emptied card',
    '      description: Tells that nothing is left on a card.',
    '      tags: [Fuel cards]',
    '      security: []',
    '      requestBody:',
    '        required: true',
    "        content: { application/json: { schema: { $ref: '#/schemas/FuelCard' } } }",
    "      responses: { '204': { description: Received. } }",
    '',
  ].join('\n');
  await write(`${module}${webhook}`);
  expect((await checkContract(root, 'erp')).faults).toEqual([]);
  const { document } = await loadContract(root, 'erp');
  expect(document).toHaveProperty('webhooks.cardEmptied.post.operationId', 'receiveCardEmptied');
  await write(`${module}components: {}\nwebhook: {}\n`);
  const { faults } = await checkContract(root, 'erp');
  expect(faults.map((fault) => fault.replace(/^.*?:\d+: /, ''))).toEqual([
    'nothing reads components here: write its members, such as schemas, without components',
    'nothing reads webhook here: did you mean webhooks?',
  ]);
});
