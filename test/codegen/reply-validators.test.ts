import { beforeAll, describe, expect, test } from '../support/jest.js';
import { generatedFile, loadModule } from './contract.js';
import { faults, type Validate } from './validator-faults.js';

let replies: Readonly<Record<string, Readonly<Record<number, Validate>>>>;

beforeAll(async () => {
  const text = await generatedFile('generated/shop/replies.js');
  ({ replies } = await loadModule<{ replies: typeof replies }>(text));
});

describe('reply validators', () => {
  const item = {
    id: 1,
    name: 'Nut',
    price: 0.07,
    note: null,
    kind: 'anything',
    tags: ['small'],
    soldAt: null,
    maker: null,
    parent: null,
    parts: [],
    shape: { sides: 6 },
  };

  test('judge each status separately', () => {
    expect(Object.keys(replies['getItem'] ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '429',
      '500',
    ]);
    expect(faults(replies['getItem']?.[200], { ok: true, data: item })).toEqual([]);
    expect(faults(replies['getItem']?.[404], { ok: true, data: item })).not.toEqual([]);
    expect(
      faults(replies['getItem']?.[404], { ok: false, message: 'No', code: 'not_found' }),
    ).toEqual([]);
    expect(faults(replies['getItem']?.[404], { ok: false, message: 'No', code: 'oops' })).toEqual([
      'enum /code',
    ]);
  });

  test('exist only for JSON replies', () => {
    expect(replies['deleteItem']).not.toHaveProperty('204');
    expect(replies['downloadPhoto']).not.toHaveProperty('200');
  });

  test('accept any value of an extensible enum, and only listed values of a closed one', () => {
    expect(
      faults(replies['getItem']?.[200], { ok: true, data: { ...item, tags: ['huge'] } }),
    ).toEqual(['enum /data/tags/0']);
  });

  test('follow a recursive schema', () => {
    const nested = { ...item, parts: [{ ...item, parent: { ...item, price: -1 } }] };
    expect(faults(replies['getItem']?.[200], { ok: true, data: nested })).toContain(
      'minimum /data/parts/0/parent/price',
    );
  });
});

describe('generated validator modules', () => {
  test('have no imports', async () => {
    for (const name of ['requests.js', 'replies.js', 'serializers.js']) {
      const text = await generatedFile(`generated/shop/${name}`);
      expect(text).toMatch(/^\/\/ Written by npm run codegen; do not edit\.\n/);
      expect(text).not.toMatch(/^import |\bimport\(|[^'"_.\w]require\(/m);
    }
  });
});
