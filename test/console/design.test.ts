import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../support/jest.js';

/** `UPDATE_PAGES=1` writes the table of contrasts. */
const document = 'docs/design.md';
const styles = 'src/console';
const tokens = readFileSync(`${styles}/styles/tokens.css`, 'utf8');

type Theme = 'light' | 'dark';

/** Returns the value of a color token in a theme, as `#rrggbb`. */
function colorOf(name: string, theme: Theme): string {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  const color = found?.[theme === 'light' ? 1 : 2];
  if (color === undefined) throw new Error(`No color --${name}`);
  return color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
}

/** The relative luminance of a color, by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'ground', 'raised', 'soft'] as const;
const onSurfaces = (text: string) => surfaces.map((surface) => [text, surface, 4.5] as const);

/** Every pair of a text or border and a surface, with the least ratio. */
const pairs: readonly (readonly [front: string, surface: string, least: number])[] = [
  ...['ink', 'ink-soft'].flatMap(onSurfaces),
  ...['accent', 'bad'].flatMap((text) => onSurfaces(text).slice(0, 3)),
  ...['good', 'warning'].flatMap((text) => onSurfaces(text).slice(0, 3)),
  ['ink', 'accent-soft', 4.5],
  ['ink-soft', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['good', 'good-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['bad', 'bad-soft', 4.5],
  ['ink', 'warning-soft', 4.5],
  ['ink', 'bad-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'raised', 3],
];

const ratios = pairs.map(([front, surface, least]) => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    contrast(colorOf(front, theme), colorOf(surface, theme)),
  );
  return { front, surface, least, light: light ?? 0, dark: dark ?? 0 };
});

/** Rounded down, so that no figure looks better than it is. */
const figure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

test('each text has the contrast of WCAG AA on each of its surfaces, in both themes', () => {
  const low = ratios.filter(({ least, light, dark }) => Math.min(light, dark) < least);
  expect(low).toEqual([]);
});

test('the contrasts in the documentation are those of the tokens', () => {
  const table = [
    '| Text or border | Surface | Light | Dark |',
    '| --- | --- | --- | --- |',
    ...ratios.map(
      ({ front, surface, light, dark }) =>
        `| \`--${front}\` | \`--${surface}\` | ${figure(light)} | ${figure(dark)} |`,
    ),
  ].join('\n');
  const kept = readFileSync(document, 'utf8');
  const expected = kept.replace(
    /(<!-- Written by .* -->\n\n)[\s\S]*?(\n*<!-- End)/,
    (_, begin: string) => `${begin}${table}\n\n<!-- End`,
  );
  if (process.env['UPDATE_PAGES'] === '1') writeFileSync(document, expected);
  else expect(kept).toBe(expected);
});

test('no style sheet but that of the tokens has a color, a text size or a radius of its own', () => {
  const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.endsWith('tokens.css'),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const own = sheets.flatMap((name) =>
    readFileSync(`${styles}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => /#[0-9a-f]{3,8}\b|rgb\(|font-size: [\d.]|border-radius: [1-9]/i.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});

/** Returns the selectors of a style sheet, one each. */
const selectorsOf = (sheet: string): readonly string[] =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

test('a class has its rules in one style sheet, and in that of paper', () => {
  const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && name !== 'styles/print.css',
  );
  const sheetsOf = new Map<string, Set<string>>();
  for (const name of sheets)
    for (const selector of selectorsOf(readFileSync(`${styles}/${name}`, 'utf8')))
      if (/^\.[\w-]+$/.test(selector))
        sheetsOf.set(selector, (sheetsOf.get(selector) ?? new Set()).add(name));
  expect(sheetsOf.size).toBeGreaterThan(100);
  expect([...sheetsOf].filter(([, names]) => names.size > 1)).toEqual([]);
});

// The style sheet of a page stays when the user goes on to another page.
test('the style sheet of a page has no rule for the parts that pages share', () => {
  const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const read = (name: string): readonly string[] =>
    selectorsOf(readFileSync(`${styles}/${name}`, 'utf8'));
  const isOfPage = (name: string): boolean => name.startsWith('pages/');
  const shared = new Set(
    sheets
      .filter((name) => !isOfPage(name))
      .flatMap(read)
      .flatMap(classesOf),
  );
  expect(shared).toContain('filter');
  const foreign = sheets.filter(isOfPage).flatMap((name) =>
    read(name)
      .filter((selector) => classesOf(selector).every((one) => shared.has(one)))
      .map((selector) => `${name}: ${selector}`),
  );
  expect(foreign).toEqual([]);
});
