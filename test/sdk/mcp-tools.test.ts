import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContract } from '../../scripts/codegen/index.js';
import {
  listAt,
  recordAt,
  resolve,
  resolveSchema,
  stringAt,
  typesOf,
} from '../../scripts/codegen/model/document.js';
import type { ContractModel, OperationModel, Schema } from '../../scripts/codegen/model/model.js';
import { emitTools } from '../../scripts/codegen/sdk/tools.js';
import { groups as erpTables } from '../../sdk/erp/generated/methods.js';
import { tools as erpTools } from '../../sdk/erp/generated/tools.js';
import { SvcErp } from '../../sdk/erp/index.js';
import { groups as kycTables } from '../../sdk/kyc/generated/methods.js';
import { tools as kycTools } from '../../sdk/kyc/generated/tools.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { isOpen, methodArguments, type Tool } from '../../sdk/mcp/tools.js';
import type { ApiDocument, Parameter } from '../../src/kernel/http/site/collections/document.js';
import { parameterValue } from '../../src/kernel/http/site/collections/samples.js';
import { shop } from '../codegen/contract.js';
import { describe, expect, test } from '../support/jest.js';
import { model as small } from './fixtures.js';

const root = new URL('../../', import.meta.url).pathname;
const models = {
  erp: await loadContract(root, 'erp'),
  kyc: await loadContract(root, 'kyc'),
};
const tables = { ...erpTables, ...kycTables };
const tools = { erp: erpTools, kyc: kycTools };
const all = [...erpTools, ...kycTools];

const toolOf = (name: string): Tool => {
  const found = all.find((tool) => tool.name === name);
  if (found === undefined) throw new Error(`There is no tool ${name}`);
  return found;
};

/** Returns the example of the body in the contract; a file is given by its name. */
function bodyExample({ document }: ContractModel, operation: OperationModel): object {
  const declared = document.paths[operation.path]?.[operation.method];
  const body = resolve(document, recordAt(declared, 'requestBody'));
  const [media] = Object.values(recordAt(body, 'content'));
  const [named] = Object.values(recordAt(media, 'examples'));
  const example = recordAt(media, 'example');
  const given = Object.keys(example).length > 0 ? example : recordAt(named, 'value');
  const files = new Set(operation.uploads.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, files.has(name) ? { path: value } : value]),
  );
}

function idOf(schema: Schema): unknown {
  if (schema['type'] === 'integer') return 1;
  if (schema['format'] === 'uuid') return '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69';
  const pattern = stringAt(schema, 'pattern') ?? '';
  const [, prefix = '', length] = /^\^([a-z]*_?)\[.*?\]\{(\d+)\}/.exec(pattern) ?? [];
  if (length !== undefined) return prefix + (prefix ? '0' : 'A').repeat(Number(length));
  return '0'.repeat(Number(schema['minLength'] ?? 1));
}

/** Returns arguments for a tool from the examples of the contract. */
function exampleOf(model: ContractModel, operation: OperationModel, tool: Tool): object {
  const ids = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { properties } = tool.inputSchema;
  const values = ids.map((name) => [name, idOf(properties[name] as Schema)]);
  const declared = model.document.paths[operation.path]?.[operation.method];
  const parameters = listAt(declared, 'parameters').map((one) => resolve(model.document, one));
  const examples = parameters
    .filter((one) => stringAt(one, 'in') !== 'header' && 'example' in (one as object))
    .map((one) => [stringAt(one, 'name'), (one as Schema)['example']]);
  const { required = [] } = (properties['headers'] ?? {}) as { required?: readonly string[] };
  const headers = parameters
    .filter((one) => required.includes(stringAt(one, 'name') ?? ''))
    .map((one) => {
      const document = model.document as unknown as ApiDocument;
      const value = parameterValue(document, one as unknown as Parameter);
      const isText = typesOf(resolveSchema(model.document, recordAt(one, 'schema'))).includes(
        'string',
      );
      return [stringAt(one, 'name'), isText ? value : JSON.parse(value)];
    });
  return {
    ...Object.fromEntries([...values, ...examples]),
    ...bodyExample(model, operation),
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
  };
}

describe.each(['erp', 'kyc'] as const)('the tools of %s', (name) => {
  const model = models[name];
  const operations = model.operations.filter(
    ({ sdk, method }) => sdk.group !== 'capture' && (sdk.group !== 'auth' || method === 'get'),
  );

  test('are the operations of the contract, except capture, login, refresh and logout', () => {
    expect(tools[name].map((tool) => tool.name)).toEqual(operations.map(({ id }) => id));
    for (const [index, tool] of tools[name].entries()) {
      const { errorCodes, method, path, permission } = operations[index] as OperationModel;
      expect(tool).toMatchObject({
        permission,
        http: `${method.toUpperCase()} ${path}`,
        errors: errorCodes,
      });
      expect(tool.reply).not.toBe('');
    }
  });

  test('each call a method of the client', () => {
    const options = { baseUrl: 'http://127.0.0.1:1', apiKey: 'k' };
    const client = name === 'erp' ? new SvcErp(options) : new SvcKyc(options);
    const groups = client as unknown as Readonly<Record<string, Record<string, unknown>>>;
    for (const tool of tools[name]) {
      expect(typeof groups[tool.group]?.[tool.method]).toBe('function');
    }
  });

  test('are marked read-only exactly for GET', () => {
    for (const [index, tool] of tools[name].entries()) {
      const isRead = operations[index]?.method === 'get';
      expect([tool.name, tool.annotations.readOnlyHint]).toEqual([tool.name, isRead]);
      if (isRead) expect(tool.annotations.destructiveHint).toBe(false);
    }
  });

  test('have closed, self-contained schemas that accept the examples of the contract', () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    addFormats.default(ajv);
    for (const [index, tool] of tools[name].entries()) {
      const operation = operations[index];
      if (operation === undefined) continue;
      expect(JSON.stringify(tool.inputSchema)).not.toMatch(/"\$ref"|"x-/);
      const validate = ajv.compile(tool.inputSchema);
      const example = exampleOf(model, operation, tool);
      const isValid = validate(example);
      expect([tool.name, isValid, validate.errors]).toEqual([tool.name, true, null]);
      expect(validate({ ...example, nobodyKnowsThis: 1 })).toBe(false);
    }
  });
});

test('the operations of both APIs have different names', () => {
  expect(new Set(all.map((tool) => tool.name)).size).toBe(all.length);
});

describe('isOpen', () => {
  test('allows all read tools, and the write tools of the named permissions', () => {
    const open = (writes: ReadonlySet<string> | 'all') =>
      erpTools.filter((tool) => isOpen(tool, writes)).map((tool) => tool.name);
    expect(open(new Set())).toEqual(
      erpTools.filter((tool) => tool.annotations.readOnlyHint).map((tool) => tool.name),
    );
    const more = open(new Set(['invoices:void'])).filter((one) => !open(new Set()).includes(one));
    expect(more.sort()).toEqual(['voidCreditNote', 'voidInvoice']);
    expect(open('all')).toHaveLength(erpTools.length);
  });
});

describe('methodArguments', () => {
  const readFile = (path: string, maxBytes: number) =>
    Promise.resolve({ data: new Uint8Array([maxBytes % 7]), filename: path });
  const sort = (name: string, given: Readonly<Record<string, unknown>>) =>
    methodArguments(toolOf(name), tables, given, readFile);

  test('maps ids, body, query and options to the arguments of the method', async () => {
    const key = { idempotencyKey: 'k' };
    expect(await sort('getProduct', { id: 7, fields: ['id'] })).toEqual({
      leading: [7],
      options: { fields: ['id'] },
    });
    expect(await sort('listProducts', { search: 'b', fields: ['id'] })).toEqual({
      leading: [{ search: 'b', fields: ['id'] }],
      options: {},
    });
    const bolt = { code: 'A-1', name: 'Bolt', price: 1 };
    expect(await sort('createProduct', { ...bolt, ...key })).toEqual({
      leading: [bolt],
      options: key,
    });
    expect(await sort('updateWebhook', { id: 'w', status: 'enabled', ifMatch: 3 })).toEqual({
      leading: ['w', { status: 'enabled' }],
      options: { ifMatch: 3 },
    });
    expect(await sort('getMe', {})).toEqual({ leading: [], options: {} });
  });

  test('reads the files of a form', async () => {
    const { leading } = await sort('checkLiveness', { image: { path: 'a.jpg' } });
    expect(leading).toEqual([{ image: { data: expect.any(Uint8Array), filename: 'a.jpg' } }]);
  });

  test('takes the content of a file, up to its largest size', async () => {
    const base64 = Buffer.from('picture').toString('base64');
    const { leading } = await sort('checkLiveness', { image: { base64, filename: 'b.jpg' } });
    expect(leading).toEqual([{ image: { data: Buffer.from('picture'), filename: 'b.jpg' } }]);
    const large = { image: { text: 'x'.repeat(20_000_000) } };
    await expect(sort('checkLiveness', large)).rejects.toMatchObject({ code: 'file_refused' });
  });

  test.each([
    ['an unknown name', 'getProduct', { id: 1, nmae: 'x' }],
    ['the name of an inherited property', 'getProduct', { id: 1, toString: 'x' }],
    ['no id', 'getProduct', {}],
    ['an invalid file', 'checkLiveness', { image: 'a.jpg' }],
    ['a path beside a content', 'checkLiveness', { image: { path: 'a.jpg', text: 'a' } }],
    ['a file without a content', 'checkLiveness', { image: { filename: 'a.jpg' } }],
    ['a file that is null', 'checkLiveness', { image: null }],
  ])('refuses %s', async (_case, name, given) => {
    await expect(sort(name, given)).rejects.toMatchObject({ code: 'invalid_arguments' });
  });
});

describe('emitTools', () => {
  const withBody = (schema: Schema): ContractModel => ({
    ...small,
    operations: small.operations
      .filter((operation) => operation.body?.contentType === 'application/json')
      .map((operation) => ({
        ...operation,
        sdk: { group: 'things', method: operation.id },
        body: { required: true, contentType: 'application/json', takesForm: false, schema },
      })),
  });

  test('writes the same bytes every time', () => {
    expect(emitTools(structuredClone(small))).toBe(emitTools(small));
  });

  test('writes a recursive schema once', async () => {
    const emitted = emitTools(await shop());
    const [, list = ''] = /const shared[^=]*= \[\n(.*?)\n\];/s.exec(emitted) ?? [];
    const shared = list.split('\n').map((line) => line.trim().replace(/,$/, ''));
    const [line = ''] = /\{"name":"createItem".*\}/.exec(emitted) ?? [];
    const whole = line.replaceAll(/shared\[(\d+)\]/g, (_, at: string) => shared[Number(at)] ?? '');
    const { inputSchema } = JSON.parse(whole) as Tool;
    expect(inputSchema.properties['parts']).toMatchObject({
      items: { type: 'object', description: 'The same members as the ItemInput that holds it.' },
    });
  });

  test('refuses a body that is not a closed object', () => {
    expect(() => emitTools(withBody({ type: 'array', items: {} }))).toThrow('one closed object');
    expect(() => emitTools(withBody({ type: 'object', properties: {} }))).toThrow('it is open');
  });
});
