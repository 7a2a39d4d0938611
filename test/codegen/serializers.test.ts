import { beforeAll, describe, expect, test } from '@jest/globals';
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
  test('write what JSON.stringify would write', () => {
    const body = { ok: true, data: item, message: 'Here' };
    expect(written('getItem', body)).toEqual(body);
    const list = { ok: true, data: [item, item], totalCount: 2, page: 1, pageSize: 20 };
    expect(written('listItems', list)).toEqual(list);
    expect(written('getKinds', { ok: true, data: ['metal'] })).toEqual({
      ok: true,
      data: ['metal'],
    });
  });

  test('drop members the contract does not name, however deep', () => {
    const leaky = {
      ...item,
      companyId: 7,
      maker: { name: 'Ana', salary: 9 },
      shape: { sides: 6, x: 1 },
    };
    const body = { ok: true, debug: 'sql', data: { ...leaky, parts: [{ ...leaky }] } };
    expect(written('getItem', body)).toEqual({ ok: true, data: { ...item, parts: [item] } });
  });

  test('write null where a reference may be null', () => {
    const body = { ok: true, data: { ...item, maker: null, soldAt: null, parent: { ...item } } };
    expect(written('getItem', body)).toEqual(body);
  });

  test('leave instants as they are given, offset and all', () => {
    const text = serializers['getItem']?.({ ok: true, data: item });
    expect(text).toContain('"soldAt":"2026-01-31T09:30:00.000-04:00"');
  });

  test('choose the branch that fits', () => {
    const round = { ok: true, data: { ...item, shape: { radius: 1.5 } } };
    expect(written('getItem', round)).toEqual(round);
    expect(() => written('getItem', { ok: true, data: { ...item, shape: { x: 1 } } })).toThrow();
  });

  test.each([0.07, 1e-7, 1e21, 9007199254740991, 0, -1.5])(
    'write %d so that it reads back equal',
    (weight) => {
      expect(written('getItem', { ok: true, data: { ...item, weight } })).toHaveProperty(
        'data.weight',
        weight,
      );
    },
  );

  test('leave out optional members that are absent', () => {
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
