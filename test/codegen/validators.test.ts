import { beforeAll, describe, expect, test } from '@jest/globals';
import { hasAtMostDecimals } from '../../scripts/codegen/runtime/decimals.js';
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

describe('parameters', () => {
  test('take their defaults, also one behind a reference', () => {
    expect(queryAfter({})).toEqual({ page: 1, pageSize: 20, sold: false });
  });

  test('become numbers and booleans', () => {
    expect(queryAfter({ page: '2', minPrice: '0.29', sold: 'true' })).toEqual({
      page: 2,
      pageSize: 20,
      minPrice: 0.29,
      sold: true,
    });
  });

  test('become a list when declared as one, even if given once', () => {
    expect(queryAfter({ tag: '3' })['tag']).toEqual([3]);
    expect(queryAfter({ tag: '3,4' })['tag']).toEqual([3, 4]);
  });

  test('are no list when declared as one value', () => {
    expect(faults(requests['listItems']?.query, { page: ['2'] })).toEqual(['type /page']);
    expect(faults(requests['listItems']?.query, { search: ['a', 'b'] })).toEqual(['type /search']);
  });

  // Number() takes all of these for numbers; a person who sends them means something else.
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

  test('are refused when the contract does not name them, also where it names none', () => {
    expect(faults(requests['listItems']?.query, { colour: 'red' })).toEqual([
      'additionalProperties',
    ]);
    expect(faults(requests['getKinds']?.query, { colour: 'red' })).toEqual([
      'additionalProperties',
    ]);
    expect(faults(requests['getKinds']?.query, {})).toEqual([]);
  });

  test('of the path are coerced and bounded', () => {
    const params: Record<string, unknown> = { id: '7' };
    expect(faults(requests['getItem']?.params, params)).toEqual([]);
    expect(params).toEqual({ id: 7 });
    expect(faults(requests['getItem']?.params, { id: '0' })).toEqual(['minimum /id']);
    expect(faults(requests['getItem']?.params, {})).toEqual(['required']);
  });

  test('in headers go by lower-case names, beside headers the contract does not know', () => {
    const validate = requests['createItem']?.headers;
    expect(faults(validate, { 'idempotency-key': 'a', host: 'x' })).toEqual([]);
    expect(faults(validate, { 'idempotency-key': '' })).toEqual(['minLength /idempotency-key']);
  });

  test('are all reported, not the first alone', () => {
    const found = faults(requests['listItems']?.query, {
      page: '0',
      pageSize: '101',
      sortDir: 'up',
    });
    expect(found).toEqual(['minimum /page', 'maximum /pageSize', 'enum /sortDir']);
  });

  test('have validators only where there is something to judge', () => {
    expect(Object.keys(requests['listItems'] ?? {})).toEqual(['query']);
    expect(Object.keys(requests['updateItem'] ?? {})).toEqual([
      'params',
      'query',
      'headers',
      'body',
    ]);
  });
});

describe('bodies', () => {
  const input = { name: 'Nut', price: 1 };
  const judge = (extra: unknown): readonly string[] =>
    faults(requests['createItem']?.body, Object.assign({}, input, extra));

  test('neither coerce nor take defaults', () => {
    const body = { ...input };
    expect(faults(requests['createItem']?.body, body)).toEqual([]);
    expect(body).toEqual(input);
    expect(judge({ price: '1' })).toEqual(['type /price']);
  });

  test('are followed through a schema that holds itself', () => {
    const part = { name: 'Bolt', price: 1, parts: [{ name: 'Nut', price: 0.005 }] };
    expect(faults(requests['createItem']?.body, { name: 'Set', price: 1, parts: [part] })).toEqual([
      'x-decimals /parts/0/parts/0/price',
    ]);
  });

  test('refuse members the contract does not name', () => {
    expect(judge({ colour: 'red' })).toEqual(['additionalProperties']);
    expect(
      faults(requests['createItem']?.body, JSON.parse('{"name":"a","price":1,"__proto__":{}}')),
    ).toEqual(['additionalProperties']);
  });

  test('accept null where it is declared and only there', () => {
    expect(judge({ note: null })).toEqual([]);
    expect(judge({ kind: null })).not.toEqual([]);
  });

  test('count characters, not code units', () => {
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
    ['soldOn', '2028-02-29', true],
    ['soldOn', '2026-02-29', false],
    ['contact', 'ana@example.com', true],
    ['contact', 'ana@', false],
  ])('judge the format of %s %j', (member, value, isValid) => {
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
  ])('judge price %d by at most two decimals', (price, isValid) => {
    expect(judge({ price })).toEqual(isValid ? [] : ['x-decimals /price']);
  });

  test.each([
    [1e-7, true],
    [-1e-7, true],
    [1.5e-7, false],
    [1e-8, false],
    [0.1234567, true],
    [0.12345678, false],
  ])('judge weight %d by at most seven decimals', (weight, isValid) => {
    expect(judge({ weight })).toEqual(isValid ? [] : ['x-decimals /weight']);
  });

  test('say how many decimals are allowed', () => {
    const validate = requests['createItem']?.body;
    validate?.({ ...input, price: 0.005 });
    expect(validate?.errors).toMatchObject([
      { keyword: 'x-decimals', params: { limit: 2 }, message: 'must have at most 2 decimals' },
    ]);
  });

  test('of forms are read as text, their files left to the upload limits', () => {
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
  ])('%d within %d decimals: %s', (value, limit, expected) => {
    expect(hasAtMostDecimals(value, limit)).toBe(expected);
  });
});
