import type { ContractDocument, Schema } from '../../scripts/codegen/model/model.js';
import { apis } from '../../scripts/new/api.js';
import { planContract } from '../../scripts/new/contract.js';
import { withDeclaration } from '../../scripts/new/declare.js';
import { assertName } from '../../scripts/new/name.js';
import { columnsOf, objectSchema } from '../../scripts/new/plan/columns.js';
import { namesOf, singularOf, titleOf } from '../../scripts/new/plan/names.js';
import { sampleContract } from '../../scripts/new/sample.js';
import { verificationSample } from '../../scripts/new/sample-verification.js';
import { recordText } from '../../scripts/new/templates/record.js';
import { describe, expect, test } from '../support/jest.js';
import { projectRoot } from './checkout.js';

type Members = Readonly<Record<string, Schema>>;

const object = (properties: Members, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** Derives the columns of a record and the body that creates it. */
function columns(record: Members, input: Members, required: readonly string[] = []) {
  const schemas = {
    Record: object(record, Object.keys(record)),
    Input: object(input, required),
    Money: { type: 'number', 'x-decimals': 4, minimum: 0, maximum: 10 },
  };
  const document: ContractDocument = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1.0.0' },
    paths: {},
    components: { schemas },
  };
  const shown = objectSchema(document, 'Record');
  const body = objectSchema(document, 'Input');
  const sources = { record: shown, item: shown, input: body, update: undefined };
  return columnsOf(sources, apis.erp.kept).map(({ member, sql, kind, isNullable, initial }) => {
    return [member, sql, kind, isNullable, initial];
  });
}

describe('the columns of a module', () => {
  const text: Schema = { type: 'string', minLength: 1, maxLength: 9 };

  test.each<[string, Schema, string]>([
    ['text', text, 'text'],
    ['a day', { type: 'string', format: 'date' }, 'date'],
    ['an instant', { type: 'string', format: 'date-time' }, 'instant'],
    ['a whole number', { type: 'integer' }, 'integer'],
    ['a number without decimals', { type: 'number' }, 'double'],
    ['a component', { $ref: '#/components/schemas/Money' }, 'decimal'],
    ['a list', { type: 'array', items: text }, 'json'],
    ['a map', { type: 'object', additionalProperties: text }, 'json'],
    ['text or number', { type: ['string', 'number'] }, 'json'],
    ['alternatives', { oneOf: [{ $ref: '#/components/schemas/Money' }, text] }, 'json'],
  ])('hold %s', (_name, schema, kind) => {
    const member = { value: schema };
    expect(columns(member, member, ['value'])).toEqual([
      ['value', 'value', kind, false, undefined],
    ]);
  });

  test('are null where a reply may show null, by its type, its enum or an alternative', () => {
    const money = { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] };
    const state = { type: ['string', 'null'], enum: ['on', null] };
    const members = { note: { ...text, type: ['string', 'null'] }, state, money };
    expect(columns(members, members)).toEqual([
      ['note', 'note', 'text', true, 'null'],
      ['state', 'state', 'text', true, 'null'],
      ['money', 'money', 'decimal', true, 'null'],
    ]);
  });

  test('begin with the default of the request, or the first value that the reply allows', () => {
    const members = {
      isOn: { type: 'boolean' },
      state: { type: 'string', enum: ['new', 'old'] },
      count: { type: 'integer', minimum: 3 },
      stage: { type: 'string', 'x-extensible-enum': ['begun', 'done'] },
    };
    expect(columns(members, { isOn: { type: 'boolean', default: true } })).toEqual([
      ['isOn', 'is_on', 'boolean', false, 'true'],
      ['state', 'state', 'text', false, '"new"'],
      ['count', 'count', 'integer', false, '3'],
      ['stage', 'stage', 'text', false, '"begun"'],
    ]);
  });

  test('leave out constants and what every table has', () => {
    const version = { type: 'integer' };
    const kind = { type: 'string', const: 'card' };
    expect(
      columns({ id: version, version, kind, order: text }, { order: text }, ['order']),
    ).toEqual([['order', 'order_value', 'text', false, undefined]]);
  });

  test('are refused for a member that is always shown and never set', () => {
    const pattern = { ...text, pattern: '^[0-9]+$' };
    const note: Schema = { type: 'string', maxLength: 9 };
    expect(columns({ note }, { note })).toEqual([['note', 'note', 'text', false, "''"]]);
    expect(() => columns({ note }, { other: text })).toThrow('note is always shown');
    expect(() => columns({ number: pattern }, { number: pattern })).toThrow('number is always');
    expect(() => columns({ number: pattern }, { other: text })).toThrow(
      'number is always shown, but no request must set it: require it in Input, allow null, or give it a default',
    );
  });
});

test.each(['Vehicles', 'fuel_cards', 'fuel--cards', '../vehicles', '', 'a'.repeat(31)])(
  'the name "%s" is refused as ill-formed',
  (name) => {
    expect(() => assertName(projectRoot, name)).toThrow('is not a name of a module');
  },
);

test.each([
  ['vendors', 'contracts/erp/vendors.yaml exists'],
  ['settlement', 'src/erp/settlement exists'],
  ['users', 'src/console/pages/users exists'],
  ['payment-terms', 'src/migrations has a table payment_terms'],
  ['class', 'class is a reserved word'],
])('the name %s is refused as taken', (name, message) => {
  expect(() => assertName(projectRoot, name)).toThrow(message);
});

test('a contract without x-module gets one at its end, with its new tag and permissions', () => {
  const operation = (id: string, permission: string) =>
    `      operationId: ${id}\n      tags: [Cards]\n      x-permission: ${permission}\n`;
  const text = `paths:
  /api/cards:
    get:
${operation('listCards', 'cards:read')}    post:
${operation('createCard', 'cards:write')}  /api/cards/export:
    get:
${operation('exportCards', 'exports:run')}`;
  const whole = withDeclaration('erp', 'cards', text, ['Products']);
  expect(whole.startsWith(text.trimEnd())).toBe(true);
  expect(whole.slice(text.length)).toBe(`
x-module:
  tag: { name: "Cards", description: The cards of the company. }
  permissions:
    cards:read: [manager, viewer]
    cards:write: [manager]
  records: { card: 'cards:read' }
`);
  expect(withDeclaration('erp', 'cards', whole, [])).toBe(whole);
});

test('names have the forms of each language', () => {
  expect(namesOf('fuelCards')).toEqual({
    kebab: 'fuel-cards',
    snake: 'fuel_cards',
    camel: 'fuelCards',
    pascal: 'FuelCards',
  });
  expect(titleOf('plateNumber')).toBe('Plate number');
  expect(['cards', 'companies', 'boxes', 'branches', 'days'].map(singularOf)).toEqual([
    'card',
    'company',
    'box',
    'branch',
    'day',
  ]);
});

describe('the operations of a module', () => {
  const edited = (operation: string, more: string) => {
    const [before = '', after = ''] = sampleContract('wagons').split(`operationId: ${operation}`);
    return `${before}operationId: ${operation}${after.replace('      responses:\n', `      responses:\n${more}`)}`;
  };
  const plan = (text: string) =>
    planContract(projectRoot, { api: 'erp', name: 'wagons', text, source: 'wagons.yaml' });
  const accepted = "        '202': { description: The change waits. }\n";

  test('leave the choice between several success statuses to the author', async () => {
    const { operations, byHand } = await plan(edited('updateWagon', accepted));
    expect(operations.update).toBeUndefined();
    expect(byHand).toContain('the work of updateWagon, which answers 503 until then');
  });

  test('are judged together with the rules, each fault in its line', async () => {
    const text = sampleContract('wagons')
      .replace('operationId: deleteWagon', 'operationId: scrapWagon')
      .replace(
        /( +)notes: \{.*\n/,
        (line, indent) =>
          `${line}${indent}axles: { description: Its axles., type: string, minLength: 1, maxLength: 9, example: two }\n${indent}brakes: { description: Its brakes., type: string, minLength: 1, maxLength: 9, example: air }\n`,
      )
      .replace(/required: \[id, /, 'required: [id, axles, brakes, ');
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
    const told = await plan(text).catch((error: Error) => error.message);
    expect(told).toContain('operationId "scrapWagon" is not a known verb');
    // The file of the author, and not the place of its copy.
    for (const member of ['axles', 'brakes'])
      expect(`${told}`.split('\n')).toContainEqual(
        expect.stringMatching(
          `^wagons\\.yaml:${lineOf(`${member}: {`)}: ${member} is always shown, but no request must set it`,
        ),
      );
  });

  test('keep a member that requests set and no reply shows out of replies', async () => {
    const text = sampleContract('wagons').replace(
      /( {2}WagonInput:[\s\S]*?properties:\n)/,
      '$1      pin: { description: Secret of the lock., type: string, minLength: 4, maxLength: 9, example: gate }\n',
    );
    const written = recordText(await plan(text));
    expect(written).toContain("record<Schemas['Wagon'] & { pin: Schemas['WagonInput']['pin'] }>");
    expect(written).toContain("hidden: ['pin'],");
  });

  test('need one that creates, and does nothing else', async () => {
    await expect(plan(edited('createWagon', accepted))).rejects.toThrow(
      'a POST of the same path that answers 201, and no other success',
    );
  });
});

describe('a module of the verification API', () => {
  const text = verificationSample('wagons');
  const plan = (changed: string) =>
    planContract(projectRoot, { api: 'kyc', name: 'wagons', text: changed, source: 'wagons.yaml' });

  test('has a list by cursor, ids with letters of its own, and a table of its own', async () => {
    const { filters, operations, prefix, shownAs, table } = await plan(text);
    expect([prefix, table, shownAs]).toEqual([
      'wag',
      'kyc_wagons',
      { one: 'wagon', list: 'wagons' },
    ]);
    expect(filters.map(({ name }) => name)).toEqual(['active']);
    expect(operations.others).toEqual([]);
  });

  test('is declared for reviewers where its contract has no declaration', () => {
    const [, bare = ''] = text.split(/^(?=paths:)/m);
    const declared = withDeclaration('kyc', 'wagons', bare, ['Sessions']);
    expect(declared).toContain('    wagons:read: [reviewer]\n    wagons:write: [reviewer]\n');
    expect(declared).toContain("  records: { wagon: 'wagons:read' }");
  });

  test('has no events, because only the ERP API has a feed', async () => {
    const withEvents = text.replace('\n  records:', '\n  events: [wagon.sold]\n  records:');
    await expect(plan(withEvents)).rejects.toThrow(
      'the verification API has no changes feed: leave events out',
    );
  });
});
