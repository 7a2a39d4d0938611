import { type Item, writeCsv } from '../../src/kernel/export/csv.js';
import { writeXlsx } from '../../src/kernel/export/xlsx.js';
import type { Column } from '../../src/kernel/http/contract.js';
import { describe, expect, test } from '../support/jest.js';
import { unzip } from '../support/zip.js';

async function* chunksOf(...chunks: readonly Item[][]): AsyncGenerator<Item[]> {
  yield* chunks;
}

async function bytesOf(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const text = (name: string): Column => ({ name, kind: 'text' });

describe('writeCsv', () => {
  const csv = async (value: unknown) => {
    const file = await bytesOf(writeCsv([text('a')], chunksOf([{ a: value }])));
    return file.toString().split('\r\n').slice(1, -1).join('\r\n');
  };

  test.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\ta', "'\ta"],
    ['\ra', '"\'\ra"'],
    [-1.5, '-1.5'],
    [1e-7, '1e-7'],
    ['a"b', '"a""b"'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    ['=a,b', '"\'=a,b"'],
    ['a=b', 'a=b'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['a;=1', "a;'=1"],
    ['a; ＝1;b', "a; '＝1;b"],
    ['a\n=1', '"a\n\'=1"'],
    ['a;b', 'a;b'],
    [null, ''],
    [undefined, ''],
    [false, 'false'],
    [{ b: ['x'] }, '"{""b"":[""x""]}"'],
    ['Peña', 'Peña'],
  ])('writes %j as %j', async (value, expected) => {
    expect(await csv(value)).toBe(expected);
  });
});

describe('writeXlsx', () => {
  const sheetsOf = async (columns: readonly Column[], chunks: Item[][], most?: number) =>
    unzip(await bytesOf(writeXlsx('rows', columns, chunksOf(...chunks), most)));
  const cellOf = async (column: Column, value: unknown) => {
    const files = await sheetsOf([column], [[{ [column.name]: value }]]);
    return /<row r="2">(.*?)<\/row>/s.exec(files.get('xl/worksheets/sheet1.xml') ?? '')?.[1];
  };
  const inline = (value: string) =>
    `<c r="A2" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

  test.each([
    ['a < b & "c"', inline('a &lt; b &amp; "c"')],
    ['bell\u0007', inline('bell_x0007_')],
    ['_x0041_', inline('_x005F_x0041_')],
    ['=1+1', inline('=1+1')],
    [{ a: [1] }, inline('{"a":[1]}')],
    ['x'.repeat(40_000), inline('x'.repeat(32_767))],
    [null, ''],
  ])('never writes text as a formula (%#)', async (value, expected) => {
    expect(await cellOf(text('a'), value)).toBe(expected);
  });

  test.each([
    ['day', '1900-03-01', '<c r="A2" s="2"><v>61</v></c>'],
    ['day', '1900-02-28', inline('1900-02-28')],
    ['instant', '2026-03-29T03:00:00.000+02:00', '<c r="A2" s="3"><v>46110.125</v></c>'],
    ['text', '2026-01-31', inline('2026-01-31')],
  ] as const)('writes the %s %s in local time', async (kind, value, expected) => {
    expect(await cellOf({ name: 'at', kind }, value)).toBe(expected);
  });

  test('continues in another sheet, with its header, when one is full', async () => {
    const rows = [1, 2, 3, 4, 5].map((a) => [{ a }]);
    const files = await sheetsOf([text('a')], rows, 2);
    const numbers = ['1', '2', '3'].map((number) =>
      [...(files.get(`xl/worksheets/sheet${number}.xml`) ?? '').matchAll(/<v>(\d)<\/v>/g)].map(
        ([, value]) => value,
      ),
    );
    expect(numbers).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect(files.get('xl/worksheets/sheet3.xml')).toContain('<row r="1">');
    expect(files.get('xl/workbook.xml')).toContain(
      '<sheet name="rows" sheetId="1" r:id="rId1"/><sheet name="rows 2" sheetId="2" r:id="rId2"/>',
    );
  });

  test('names columns beyond Z', async () => {
    const columns = Array.from({ length: 28 }, (_, index) => text(`c${index}`));
    const files = await sheetsOf(columns, []);
    const letters = files.get('xl/worksheets/sheet1.xml')?.match(/r="[A-Z]+1"/g);
    expect(letters?.slice(-3)).toEqual(['r="Z1"', 'r="AA1"', 'r="AB1"']);
  });

  test('closes its source when its reader ends', async () => {
    let isOver = false;
    async function* source(): AsyncGenerator<Item[]> {
      try {
        for (;;) yield [{ a: 1 }];
      } finally {
        isOver = true;
      }
    }
    let taken = 0;
    for await (const part of writeXlsx('rows', [text('a')], source())) {
      taken += part.length;
      if (taken > 5_000) break;
    }
    expect(isOver).toBe(true);
  });
});
