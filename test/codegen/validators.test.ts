import { hasAtMostDecimals } from '../../scripts/codegen/runtime/decimals.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { generatedFile, loadModule } from './contract.js';
import { faults, type Validate } from './validator-faults.js';

type Parts = Readonly<Partial<Record<'params' | 'query' | 'headers' | 'body', Validate>>>;

let requests: Readonly<Record<string, Parts>>;

beforeAll(async () => {
  const requestText = await generatedFile('generated/shop/requests.js');
  ({ requests } = await loadModule<{ requests: typeof requests }>(requestText));
});

/** Validates a query, and returns it with the changes that the validator makes. */
function queryAfter(data: Record<string, unknown>): Record<string, unknown> {
  expect(faults(requests['listItems']?.query, data)).toEqual([]);
  return data;
}

describe('parameter validators', () => {
  test('apply defaults, including one behind a reference', () => {
    expect(queryAfter({})).toEqual({ page: 1, pageSize: 20, sold: false });
  });

  test('convert numbers and booleans', () => {
    expect(queryAfter({ page: '2', minPrice: '0.29', sold: 'true' })).toEqual({
      page: 2,
      pageSize: 20,
      minPrice: 0.29,
      sold: true,
    });
  });

  test('convert a single value of a list parameter to a list', () => {
    expect(queryAfter({ tag: '3' })['tag']).toEqual([3]);
    expect(queryAfter({ tag: '3,4' })['tag']).toEqual([3, 4]);
  });

  test('keep a single value as one', () => {
    expect(faults(requests['listItems']?.query, { page: ['2'] })).toEqual(['type /page']);
    expect(faults(requests['listItems']?.query, { search: ['a', 'b'] })).toEqual(['type /search']);
  });

  // Number() accepts all of these, but none is a decimal number in plain notation.
  test.each([
    '0x10',
    ' 5 ',
    '',
    '1_0',
    '5.0',
    '1e1',
    '007',
    '-0',
    'Infinity',
    'null',
    '9'.repeat(400),
  ])('refuse %j as a page', (page) => {
    expect(faults(requests['listItems']?.query, { page })).not.toEqual([]);
  });

  test.each(['1', '0', 'yes', 'TRUE', ''])('refuse %j as a boolean', (sold) => {
    expect(faults(requests['listItems']?.query, { sold })).toEqual(['type /sold']);
  });

  test.each(['1e400', '0x1', '.5', '5.', 'NaN', '1.005'])('refuse %j as an amount', (minPrice) => {
    expect(faults(requests['listItems']?.query, { minPrice })).not.toEqual([]);
  });

  test('refuse parameters that the contract does not name, even without any parameter', () => {
    expect(faults(requests['listItems']?.query, { colour: 'red' })).toEqual([
      'additionalProperties',
    ]);
    expect(faults(requests['getKinds']?.query, { colour: 'red' })).toEqual([
      'additionalProperties',
    ]);
    expect(faults(requests['getKinds']?.query, {})).toEqual([]);
  });

  test('convert and bound path parameters', () => {
    const params: Record<string, unknown> = { id: '7' };
    expect(faults(requests['getItem']?.params, params)).toEqual([]);
    expect(params).toEqual({ id: 7 });
    expect(faults(requests['getItem']?.params, { id: '0' })).toEqual(['minimum /id']);
    expect(faults(requests['getItem']?.params, {})).toEqual(['required']);
  });

  test('read headers in lower case, and ignore headers outside the contract', () => {
    const validate = requests['createItem']?.headers;
    expect(faults(validate, { 'idempotency-key': 'a', host: 'x' })).toEqual([]);
    expect(faults(validate, { 'idempotency-key': '' })).toEqual(['minLength /idempotency-key']);
  });

  test('report all faults', () => {
    const found = faults(requests['listItems']?.query, {
      page: '0',
      pageSize: '101',
      sortDir: 'up',
    });
    expect(found).toEqual(['minimum /page', 'maximum /pageSize', 'enum /sortDir']);
  });

  test('exist only for parameters with rules', () => {
    expect(Object.keys(requests['listItems'] ?? {})).toEqual(['query', 'headers']);
    expect(Object.keys(requests['updateItem'] ?? {})).toEqual([
      'params',
      'query',
      'headers',
      'body',
    ]);
  });
});

describe('body validators', () => {
  const input = { name: 'Nut', price: 1 };

  test('refuse 20,000 levels of a recursive schema, and accept 64', () => {
    const nested = (levels: number): unknown => {
      let body: Record<string, unknown> = input;
      for (let level = 1; level < levels; level += 1)
        body = Object.assign({}, input, { parts: [body] });
      return body;
    };
    const validate = requests['createItem']?.body;
    expect(faults(validate, nested(64))).toEqual([]);
    expect(faults(validate, nested(65))).toEqual([`x-depth ${'/parts/0'.repeat(64)}`]);
    expect(faults(validate, nested(20_000))).toEqual([`x-depth ${'/parts/0'.repeat(64)}`]);
    expect(faults(validate, nested(64))).toEqual([]);
  });
  const judge = (extra: unknown): readonly string[] =>
    faults(requests['createItem']?.body, Object.assign({}, input, extra));

  test('convert no types and apply no defaults', () => {
    const body = { ...input };
    expect(faults(requests['createItem']?.body, body)).toEqual([]);
    expect(body).toEqual(input);
    expect(judge({ price: '1' })).toEqual(['type /price']);
  });

  test('follow a recursive schema', () => {
    const part = { name: 'Bolt', price: 1, parts: [{ name: 'Nut', price: 0.005 }] };
    expect(faults(requests['createItem']?.body, { name: 'Set', price: 1, parts: [part] })).toEqual([
      'x-decimals /parts/0/parts/0/price',
    ]);
  });

  test('refuse members that the contract does not name', () => {
    expect(judge({ colour: 'red' })).toEqual(['additionalProperties']);
    expect(
      faults(requests['createItem']?.body, JSON.parse('{"name":"a","price":1,"__proto__":{}}')),
    ).toEqual(['additionalProperties']);
  });

  test('accept null only where declared', () => {
    expect(judge({ note: null })).toEqual([]);
    expect(judge({ kind: null })).not.toEqual([]);
  });

  test('count characters instead of code units', () => {
    expect(judge({ name: '🔩'.repeat(10) })).toEqual([]);
    expect(judge({ name: '🔩'.repeat(11) })).toEqual(['maxLength /name']);
  });

  test('refuse control characters by pattern', () => {
    expect(judge({ name: 'a\u0000b' })).toEqual(['pattern /name']);
  });

  test.each([
    ['soldAt', '2026-01-31T09:30:00Z', true],
    ['soldAt', '2026-01-31T09:30:00.123-04:00', true],
    ['soldAt', '2026-02-30T09:30:00Z', false],
    ['soldAt', '2026-01-31T09:30:00', false],
    ['soldAt', '2026-01-31', false],
    ['soldAt', '0000-01-31T09:30:00Z', false],
    ['soldOn', '2028-02-29', true],
    ['soldOn', '0000-01-31', false],
    ['soldOn', '2026-02-29', false],
    ['contact', 'ana@example.com', true],
    ['contact', 'ana@', false],
  ])('check the format of %s %j', (member, value, isValid) => {
    expect(judge({ [member]: value })).toEqual(isValid ? [] : [`format /${member}`]);
  });

  test.each([
    [0.07, true],
    [0.14, true],
    [0.28, true],
    [0.29, true],
    [999.99, true],
    [1000, true],
    [0, true],
    [0.005, false],
    [1e-7, false],
    [0.1 + 0.2, false],
  ])('check price %d for at most two decimals', (price, isValid) => {
    expect(judge({ price })).toEqual(isValid ? [] : ['x-decimals /price']);
  });

  test.each([
    [1e-7, true],
    [-1e-7, true],
    [1.5e-7, false],
    [1e-8, false],
    [0.1234567, true],
    [0.12345678, false],
  ])('check weight %d for at most seven decimals', (weight, isValid) => {
    expect(judge({ weight })).toEqual(isValid ? [] : ['x-decimals /weight']);
  });

  test('report the number of allowed decimals', () => {
    const validate = requests['createItem']?.body;
    validate?.({ ...input, price: 0.005 });
    expect(validate?.errors).toMatchObject([
      { keyword: 'x-decimals', params: { limit: 2 }, message: 'must have at most 2 decimals' },
    ]);
  });

  test('read form texts, and leave files to the upload limits', () => {
    const form: Record<string, unknown> = { width: '100' };
    expect(faults(requests['importPhoto']?.body, form)).toEqual([]);
    expect(form).toEqual({ width: 100, caption: 'none' });
    expect(faults(requests['importPhoto']?.body, { width: '100', size: '1' })).toEqual([
      'additionalProperties',
    ]);
  });
});

describe('hasAtMostDecimals', () => {
  test.each([
    [1e21, 0, true],
    [-0, 0, true],
    [123456789.12, 2, true],
    [1.5e-10, 11, true],
    [1.5e-10, 10, false],
    [5e-324, 323, false],
    [5e-324, 324, true],
  ])('judges %d within %d decimals: %s', (value, limit, expected) => {
    expect(hasAtMostDecimals(value, limit)).toBe(expected);
  });
});
