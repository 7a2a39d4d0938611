import { layoutFaults } from '../../scripts/layout/judge.js';
import { describe, expect, test } from '../support/jest.js';

const inRules = (text: string) => [{ path: 'src/erp/products/rules.ts', text }];

describe('the source layout rules', () => {
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
