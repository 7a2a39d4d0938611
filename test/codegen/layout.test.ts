import { layoutFaults } from '../../scripts/layout/judge.js';
import { describe, expect, test } from '../support/jest.js';

const emptyFiles = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}/part-${at}.ts`, text: '' }));

const inRules = (text: string) => [{ path: 'src/erp/products/rules.ts', text }];

describe('the source layout rules', () => {
  test('allows eight files in a folder and refuses nine', () => {
    expect(layoutFaults(emptyFiles('src/erp/products', 8))).toEqual([]);
    expect(layoutFaults(emptyFiles('src/erp/products', 9))).toEqual([
      'src/erp/products: 9 files, more than 8: divide it by steps',
    ]);
  });

  test('counts the files of a folder without subfolders', () => {
    const files = [...emptyFiles('src/erp/config', 8), ...emptyFiles('src/erp/config/taxes', 8)];
    expect(layoutFaults(files)).toEqual([]);
  });

  test('allows any number of migrations', () => {
    expect(layoutFaults(emptyFiles('src/migrations', 50))).toEqual([]);
  });

  test('allows any number of tests in a folder', () => {
    expect(layoutFaults(emptyFiles('test/erp', 50))).toEqual([]);
  });

  test.each(['src/erp/products/rules.ts', 'scripts/seed.ts', 'test/erp/products.test.ts'])(
    'allows 300 lines in %s and refuses 301',
    (path) => {
      expect(layoutFaults([{ path, text: '\n'.repeat(300) }])).toEqual([]);
      expect(layoutFaults([{ path, text: '\n'.repeat(301) }])).toEqual([
        `${path}: 301 lines, more than 300`,
      ]);
    },
  );

  const body = (lines: number): string => `{\n${'  add();\n'.repeat(lines - 2)}}`;

  test.each([
    ['declaration', 'total', (lines: number) => `function total() ${body(lines)}`],
    ['constant', 'total', (lines: number) => `const total = () => ${body(lines)};`],
    ['member', 'total', (lines: number) => `const all = { total() ${body(lines)} };`],
    ['method', 'total', (lines: number) => `class Sum { total() ${body(lines)} }`],
    ['getter', 'total', (lines: number) => `class Sum { get total() ${body(lines)} }`],
    ['constructor', 'a function', (lines: number) => `class Sum { constructor() ${body(lines)} }`],
    ['callback', 'a function', (lines: number) => `run(() => ${body(lines)});`],
    ['list', 'total', (lines: number) => `const total = () => [\n${'  1,\n'.repeat(lines - 2)}];`],
    ['text', 'total', (lines: number) => `const total = () => \`${'\n'.repeat(lines - 1)}\`;`],
    [
      'function of comments',
      'total',
      (lines: number) => `function total() {\n${'  // Why.\n'.repeat(lines - 2)}}`,
    ],
    [
      'function of blank lines',
      'total',
      (lines: number) => `function total() {${'\n'.repeat(lines - 1)}}`,
    ],
  ])('allows 40 lines in a %s and refuses 41', (_kind, name, write) => {
    expect(layoutFaults(inRules(write(40)))).toEqual([]);
    expect(layoutFaults(inRules(`/** Comment. */\n${write(41)}\n`))).toEqual([
      `src/erp/products/rules.ts:2: ${name} has 41 lines, more than 40: divide it by steps`,
    ]);
  });

  test('counts the lines of an inner function in the outer one', () => {
    const text = `function total() {\n  const sum = () => ${body(39)};\n}`;
    expect(layoutFaults(inRules(text))).toHaveLength(1);
    expect(layoutFaults(inRules(text))[0]).toContain('total has 41 lines');
  });

  test('counts the elements of a component', () => {
    const element = `  return (\n    <ul>\n${'      <li>1</li>\n'.repeat(35)}    </ul>\n  );\n`;
    const page = { path: 'src/console/page.tsx', text: `function Page() {\n${element}}\n` };
    expect(layoutFaults([page])).toEqual([
      'src/console/page.tsx:1: Page has 41 lines, more than 40: divide it by steps',
    ]);
  });

  test('allows long functions in migrations and outside src', () => {
    const text = `export function migrate() ${body(60)}`;
    for (const path of ['src/migrations/0001_first.ts', 'scripts/seed.ts', 'test/erp/a.test.ts'])
      expect(layoutFaults([{ path, text }])).toEqual([]);
  });

  test.each([
    'const a = `SELECT p.id FROM products p`;',
    'const a = `\n  SELECT p.id FROM products p`;',
    "const a = 'insert into products (id) values (1)';",
    'const a = `UPDATE products p SET name = $1`;',
    'const a = `UPDATE products SET name = $1`;',
    'const a = `DELETE FROM products`;',
    'const a = `WITH x AS (SELECT 1) SELECT * FROM x`;',
  ])('refuses the SQL of %j outside query modules', (text) => {
    expect(layoutFaults(inRules(`// A rule.\n${text}\n`))).toEqual([
      'src/erp/products/rules.ts:2: SQL belongs into a file named *queries.ts',
    ]);
    for (const path of ['src/erp/products/queries.ts', 'src/erp/products/list-queries.ts'])
      expect(layoutFaults([{ path, text }])).toEqual([]);
  });

  test.each([
    "const a = { en: 'Issued', es: 'Emitida' };",
    'const a = {\n  es: `Factura emitida`,\n};',
    'const a = { en: message, es: message };',
    'const a = { en, es };',
    "const a = locale === 'en' ? 'Issued' : 'Emitida';",
    "const a = ctx.request.locale === 'es'\n  ? `Emitida`\n  : other;",
  ])('refuses the texts of %j outside message catalogs', (text) => {
    expect(layoutFaults(inRules(`// A rule.\n${text}\n`))).toEqual([
      expect.stringMatching(
        /^src\/erp\/products\/rules\.ts:\d: texts belong into the messages folder$/,
      ),
    ]);
    for (const path of ['src/erp/products/messages/en.ts', 'src/console/texts.ts'])
      expect(layoutFaults([{ path, text }])).toEqual([]);
  });

  test('accepts other conditions on the language', () => {
    expect(
      layoutFaults(inRules("const a = language === 'es' ? inSpanish(n) : english(n);")),
    ).toEqual([]);
    expect(layoutFaults(inRules("const a = { locale: 'es', codes: 'a' };"))).toEqual([]);
  });

  test('accepts SQL words in other texts', () => {
    const text = "const label = 'Select a product'; const action = 'Update the price';";
    expect(
      layoutFaults([{ path: 'src/cli/help.ts', text: "const a = 'Update the price';" }]),
    ).toEqual([]);
    expect(layoutFaults([{ path: 'src/console/texts.ts', text }])).toEqual([]);
  });
});
