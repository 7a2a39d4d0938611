import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
});
afterAll(() => at.close());

async function importFile(content: string | Uint8Array, ...options: readonly string[]) {
  const path = await at.file('products.csv', content);
  return at.cli('import', 'products', path, '--company', 'ACME', '--json', ...options);
}

async function countAll(): Promise<number> {
  const [row] = await at.database
    .knex('products as p')
    .count<{ count: number }[]>({ count: 'p.id' });
  return row?.count ?? -1;
}

describe('an import file with errors', () => {
  test('is refused as a whole, and each error is reported with its line and column', async () => {
    const before = await countAll();
    const ended = await importFile(
      [
        'code,name,price,type,trackStock,barcode,minStock,category',
        'E-1,fine,1,,,,,',
        'E-2,,1,,,,,',
        ',nameless,1,,,,,',
        'E-4,"two\nlines",1,,,,,',
        'E-5,many decimals,1.2345678,,,,,',
        'E-6,comma,"1,50",,,,,',
        'E-7,negative,-1,,,,,',
        'E-8,digits,1234567890123.123456,,,,,',
        'E-9,word,abc,,,,,',
        'E-10,type,1,thing,,,,',
        'E-11,bool,1,,maybe,,,',
        'E-12,barcode,1,,,no blanks please,,',
        'E-13,stock,1,,,,1.23456,',
        'E-1,again,1,,,,,',
        'e-1,and again,1,,,,,',
        'E-16,too,1,,,,,,many,cells',
        `E-17,category,1,,,,,${'x'.repeat(201)}`,
      ].join('\n'),
    );
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err.trim().split('\n')).toEqual([
      'line 3, name: is required',
      'line 4, code: is required',
      'line 5, name: has characters or a form that is not allowed',
      'line 7, price: must have at most 6 decimals',
      'line 8, price: "1,50" is not a number such as 1.50',
      'line 9, price: must be at least 0',
      'line 10, price: has too many digits',
      'line 11, price: "abc" is not a number such as 1.50',
      'line 12, type: must be one of good, service',
      'line 13, trackStock: "maybe" is not true or false',
      'line 14, barcode: has characters or a form that is not allowed',
      'line 15, minStock: must have at most 4 decimals',
      'line 16, code: is the same as in line 2',
      'line 17, code: is the same as in line 2',
      'line 18: has 10 cells, the header has 8',
      'line 19, category: must have at most 200 characters and no control characters',
      '16 errors; nothing was imported',
    ]);
    expect(await countAll()).toBe(before);
  });

  test('shows the first twenty errors and counts the rest', async () => {
    const lines = Array.from({ length: 50 }, (_, n) => `M-${n},m,x`);
    const { err } = await importFile(`code,name,price\n${lines.join('\n')}`);
    const told = err.trim().split('\n');
    expect(told).toHaveLength(22);
    expect(told.slice(-2)).toEqual(['… and 30 more', '50 errors; nothing was imported']);
  });

  test.each([
    ['', 'The file is empty'],
    ['code,name\nA,b', 'The header lacks price'],
    ['code,name,price,stock\n', 'There is no column "stock"'],
    ['code,name,price,Code\n', 'The column code is there twice'],
    ['code,name,price\nA,"b,1\n', 'the quotation marks do not match'],
    [Uint8Array.from([0x63, 0xe9, 0x0a]), 'is neither UTF-8 nor UTF-16'],
    [Uint8Array.from([0xff, 0xfe, 0x63, 0x00]), 'There is no column "c"'],
  ])('is refused when it is not a valid table: %j', async (content, message) => {
    const { code, err } = await importFile(content);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('is refused when it does not exist', async () => {
    const { code, err } = await at.cli('import', 'products', '/no/such.csv', '--company', 'ACME');
    expect([code, err]).toEqual([1, '/no/such.csv cannot be read: ENOENT\n']);
  });
});
