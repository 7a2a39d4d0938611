import { beforeAll, describe, expect, test } from '../support/jest.js';
import { generatedFile, loadModule } from './contract.js';

let serializers: Readonly<Record<string, (body: unknown) => string>>;

beforeAll(async () => {
  const text = await generatedFile('generated/shop/serializers.js');
  ({ serializers } = await loadModule<{ serializers: typeof serializers }>(text));
});

const item = {
  id: 1,
  name: 'Nut "M8" \u2028 ñ 🔩',
  price: 0.07,
  note: null,
  kind: 'glass',
  tags: ['small'],
  soldAt: '2026-01-31T09:30:00.000-04:00',
  maker: { name: 'Ana' },
  parent: null,
  parts: [],
  shape: { sides: 6 },
};

function written(operation: string, body: unknown): unknown {
  const serialize = serializers[operation];
  if (serialize === undefined) throw new Error(`${operation} has no serializer`);
  return JSON.parse(serialize(body));
}

describe('serializers', () => {
  test('write the same JSON as JSON.stringify', () => {
    const body = { ok: true, data: item, message: 'Here' };
    expect(written('getItem', body)).toEqual(body);
    const list = { ok: true, data: [item, item], totalCount: 2, page: 1, pageSize: 20 };
    expect(written('listItems', list)).toEqual(list);
    expect(written('getKinds', { ok: true, data: ['metal'] })).toEqual({
      ok: true,
      data: ['metal'],
    });
  });

  test('omit members that the contract does not name, at any depth', () => {
    const leaky = {
      ...item,
      companyId: 7,
      maker: { name: 'Ana', salary: 9 },
      shape: { sides: 6, x: 1 },
    };
    const body = { ok: true, debug: 'sql', data: { ...leaky, parts: [{ ...leaky }] } };
    expect(written('getItem', body)).toEqual({ ok: true, data: { ...item, parts: [item] } });
  });

  test('write null for a nullable reference', () => {
    const body = { ok: true, data: { ...item, maker: null, soldAt: null, parent: { ...item } } };
    expect(written('getItem', body)).toEqual(body);
  });

  test('keep instants unchanged, including the offset', () => {
    const text = serializers['getItem']?.({ ok: true, data: item });
    expect(text).toContain('"soldAt":"2026-01-31T09:30:00.000-04:00"');
  });

  test('choose the alternative that matches', () => {
    const round = { ok: true, data: { ...item, shape: { radius: 1.5 } } };
    expect(written('getItem', round)).toEqual(round);
    expect(() => written('getItem', { ok: true, data: { ...item, shape: { x: 1 } } })).toThrow();
  });

  test.each([0.07, 1e-7, 1e21, 9007199254740991, 0, -1.5])('write %d without loss', (weight) => {
    expect(written('getItem', { ok: true, data: { ...item, weight } })).toHaveProperty(
      'data.weight',
      weight,
    );
  });

  test('omit absent optional members', () => {
    expect(serializers['getItem']?.({ ok: true, data: item })).not.toMatch(/weight|message/);
  });

  test('refuse a body without a required member', () => {
    const { price: _price, ...rest } = item;
    expect(() => serializers['getItem']?.({ ok: true, data: rest })).toThrow(
      '"price" is required!',
    );
  });

  test('exist only for JSON replies', () => {
    expect(Object.keys(serializers).sort()).toEqual([
      'createItem',
      'getItem',
      'getKinds',
      'importPhoto',
      'listItems',
      'updateItem',
    ]);
  });
});
