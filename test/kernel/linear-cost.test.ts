import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { requests as erpRequests } from '../../generated/erp/requests.js';
import { requests as kycRequests } from '../../generated/kyc/requests.js';
import { findPatterns } from '../../scripts/patterns/find.js';
import { superlinearFault } from '../../scripts/patterns/judge.js';
import { recordPatterns } from '../../scripts/patterns/record.js';
import { formatNumber } from '../../src/erp/prints/labels.js';
import { bearerToken } from '../../src/kernel/auth/bearer.js';
import { normalise } from '../../src/kernel/db/lists/search.js';
import { isJson, parseJson } from '../../src/kernel/http/body/json-body.js';
import { hasInexactNumber } from '../../src/kernel/http/body/json-numbers.js';
import { negotiateLocale } from '../../src/kernel/http/input/locale.js';
import { parseQuery } from '../../src/kernel/http/input/query.js';
import { assertValid, type Validate } from '../../src/kernel/http/input/validation.js';
import { disposition } from '../../src/kernel/http/reply/success.js';
import { readTable } from '../../src/kernel/imports/table.js';
import { normalizeUnicode } from '../../src/kernel/values/unicode.js';
import { daysIn } from '../../src/kyc/addresses/issue/dates.js';
import { bareName } from '../../src/kyc/addresses/reading/holder.js';
import { isStreet, parseAddress } from '../../src/kyc/addresses/reading/postal.js';
import { parseAamva } from '../../src/kyc/barcodes/aamva.js';
import { readCardText } from '../../src/kyc/barcodes/card-text.js';
import { statusOf } from '../../src/kyc/company-registers/importing/formats.js';
import { normaliseName } from '../../src/kyc/matching/tokens/normalise.js';
import { parseZone } from '../../src/kyc/mrz/parse.js';
import { hasDay, hasNumber } from '../../src/kyc/reading/agree.js';
import { countryCode } from '../../src/kyc/watchlists/formats/country-names.js';
import { readDates } from '../../src/kyc/watchlists/formats/dates.js';
import { createDraft } from '../../src/kyc/watchlists/formats/draft.js';
import { readFtm } from '../../src/kyc/watchlists/formats/ftm.js';
import { readOfac } from '../../src/kyc/watchlists/formats/ofac.js';
import { readRemarks } from '../../src/kyc/watchlists/formats/ofac-remarks.js';
import { readUn } from '../../src/kyc/watchlists/formats/un.js';
import { ftmFile, unFile } from '../kyc/watchlist-files.js';
import { superlinearGrowth } from '../support/growth.js';
import { afterAll, describe, expect, test } from '../support/jest.js';

/** Repeats `unit` up to `size` characters. */
const fill = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length));

/** Texts that make a careless pattern or loop look at each character again and again. */
const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  'spaces before a letter': (size) => `x${fill(' ', size)}x`,
  'digits before a letter': (size) => `${fill('1', size)}x`,
  'zeros before a letter': (size) => `1.${fill('0', size)}x`,
  'a domain of dots': (size) => `a@${fill('a.', size)}@`,
  'at signs': (size) => fill('@', size),
  'slashes before a letter': (size) => `${fill('/', size)}x`,
  'fillers of a zone before a letter': (size) => `${fill('<', size)}x`,
  'open brackets': (size) => fill('(', size),
  'commas and spaces': (size) => `x${fill(', ', size)}x`,
  'dots and letters': (size) => `${fill('c.p. ', size)}!`,
  'days without an end': (size) => fill('1 de enero de ', size),
  months: (size) => `1 ${fill('jan', size)}`,
  'numbers with dashes': (size) => fill('2026-01-', size),
  'the word «to»': (size) => fill(' to ', size),
  'combining marks in turn': (size) => `a${fill('\u0301\u0316', size)}`,
  'half-width sound marks in turn': (size) => `a${fill('\uff9e\u0316', size)}`,
  'letters of one vowel': (size) => fill('ae', size),
  'Arabic letters': (size) => fill('ال', size),
  'escapes of a query': (size) => fill('%41', size),
  'pairs of a query': (size) => fill('a&', size),
  'lines of a card': (size) =>
    `@\n\u001e\rANSI 636026080102DL00410288ZA03290015DL${fill('DAA\n', size)}`,
  languages: (size) => fill('e;q=', size),
};

const line = (text: string) => text.replace(/\s+/g, ' ').trim();
const printed = (text: string) => ({ words: new Set<string>(), lines: [], raw: [text], sure: [] });

const csvColumns = { all: ['code', 'name'], required: ['code'] } as const;
const dashes = ',-0- '.repeat(8);

const folder = mkdtempSync(join(tmpdir(), 'notaria-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file as an operator imports it. */
function fileOf(text: string) {
  const path = join(folder, 'hostile');
  writeFileSync(path, text);
  return { path, name: 'hostile', hash: '', encoding: 'utf-8' } as const;
}

async function readAll(entries: AsyncIterable<unknown>): Promise<void> {
  for await (const entry of entries) void entry;
}

const ftmOf = (text: string) =>
  ftmFile([{ id: '1', schema: 'Person', properties: { name: [text], birthDate: [text] } }]);

/** Functions that read text of callers, or of files that callers send. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  normalise,
  normalizeUnicode: (text) => normalizeUnicode(text, 'NFKD'),
  parseQuery,
  negotiateLocale,
  isJson,
  bearerToken: (text) => bearerToken(`Bearer ${text}`),
  formatNumber: (text) => formatNumber(text, 2, { language: 'es', country: 'DO' }),
  bareName,
  daysIn: (text) => daysIn(text, undefined),
  isStreet,
  parseAddress: (text) => parseAddress([line(text)]),
  'parseAddress of a folded line': (text) => parseAddress([`${line(text)}, 28013 Madrid, España`]),
  parseAamva,
  readCardText,
  normaliseName,
  hasDay: (text) => hasDay(printed(text), '2026-01-05'),
  hasNumber: (text) => hasNumber(printed(text), '12345678'),
  statusOf,
  countryCode,
  readDates,
  parseZone: (text) => parseZone([line(text), line(text)], '2026-01-31'),
  disposition,
  'readTable of one cell': (text) => readTable(Buffer.from(`code,name\na,${text}`), csvColumns, 10),
  'readTable of a quoted cell': (text) =>
    readTable(Buffer.from(`code,name\na,"${text}`), csvColumns, 10),
  readRemarks: (text) => readRemarks(createDraft('1', 'person'), text),
  readOfac: (text) => readAll(readOfac([fileOf(`1,"${text.replaceAll('"', '')}",-0-,X${dashes}`)])),
  'readOfac of a broken line': (text) => readAll(readOfac([fileOf(`1,${text}`)])),
  readUn: (text) => readAll(readUn([fileOf(unFile([{ id: 1, names: [text] }]))], () => {})),
  'readUn of tags': (text) => readAll(readUn([fileOf(`<CONSOLIDATED_LIST>${text}`)], () => {})),
  readFtm: (text) => readAll(readFtm([fileOf(ftmOf(text))])),
};

const size = 24_000;

/** A function may refuse hostile text. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Refused.
  }
}

test('quadratic work is told from linear work', async () => {
  const linear = (size: number) => fill('ab', 40 * size).indexOf('c');
  // A loop and no regular expression: V8 interprets a pattern whose compiled code it has dropped.
  const quadratic = (size: number) => {
    let sum = 0;
    for (let outer = 0; outer < size; outer += 1)
      for (let inner = 0; inner < size; inner += 1) sum = (sum + (outer ^ inner)) | 0;
    return sum;
  };
  expect(await superlinearGrowth(linear, size)).toBeUndefined();
  expect(await superlinearGrowth(quadratic, size / 4)).toBeGreaterThan(9);
});

describe('text of callers is read in time linear in its length', () => {
  test.each(Object.entries(readers))('%s', async (_name, read) => {
    const slow: unknown[] = [];
    for (const [text, make] of Object.entries(hostileTexts)) {
      const growth = await superlinearGrowth((length) => attempt(() => read(make(length))), size);
      if (growth !== undefined) slow.push({ text, growth });
    }
    expect(slow).toEqual([]);
  });
});

const hostileJson: Readonly<Record<string, (size: number) => string>> = {
  'a minus before each digit': (length) => `[${fill('-1,', length)}1]`,
  'one number of zeros': (length) => `1${fill('0', length)}`,
  'one number of zeros before a digit': (length) => `0.${fill('0', length)}1`,
  'a string of quotes': (length) => `"${fill('\\"', length)}"`,
  'a string of digits': (length) => `"${fill('1', length)}"`,
  'brackets without an end': (length) => fill('[', length),
  'brackets and quotes without an end': (length) => fill('["a",', length),
  'objects without an end': (length) => fill('{"a":', length),
  'empty objects': (length) => `[${fill('{},', length)}{}]`,
  'different texts': (length) =>
    JSON.stringify(Array.from({ length: length / 8 }, (_, index) => String(index))),
  'different members': (length) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: length / 10 }, (_, index) => [`k${index}`, 1])),
    ),
};

describe('a JSON body', () => {
  test.each(Object.entries(hostileJson))('of %s is parsed in linear time', async (_name, make) => {
    const work = (length: number) => {
      const bytes = Buffer.from(make(length));
      return attempt(() => parseJson(bytes, []));
    };
    expect(await superlinearGrowth(work, 200_000)).toBeUndefined();
  });

  test.each([
    ['0.1000000000000000055511151231257827', true],
    ['[12345678901234567]', false],
    ['{"a":123456789012345678}', true],
    ['100000000000000000000', false],
    ['1e-7', false],
    [`1${'0'.repeat(40)}`, true],
    ['"123456789012345678901234567890"', false],
    ['["\\"", 123456789012345678]', true],
    ['-0.00000000000000000000012', false],
  ])('%s has a number that a double cannot hold: %s', (json, expected) => {
    expect(hasInexactNumber(json)).toBe(expected);
  });
});

/** Each text member of a body on its own, with each hostile text. */
describe('the validators', () => {
  const bodies = Object.entries({ ...erpRequests, ...kycRequests }).flatMap(
    ([operation, { body }]) => (body ? [[operation, body as Validate] as const] : []),
  );
  const members = [
    'email',
    'name',
    'url',
    'callbackUrl',
    'features',
    'events',
    'countries',
    'lines',
  ];

  test('judge hostile members in linear time, even where they are over their limit', async () => {
    const faults: unknown[] = [];
    for (const [operation, body] of bodies) {
      const judge = (data: unknown) => attempt(() => assertValid(body, data, 'body'));
      for (const make of [
        (length: number) => fill('x', length),
        (length: number) => `a@${fill('a.', length)}@`,
        (length: number) => `${fill('!', length)}\u0001`,
        (length: number) => Array.from({ length: length / 8 }, (_, index) => `k${index}`),
      ]) {
        const work = (length: number) => {
          const value = make(length);
          return judge(Object.fromEntries(members.map((name) => [name, value])));
        };
        const growth = await superlinearGrowth(work, 16_000);
        if (growth !== undefined) faults.push([operation, growth]);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the linear patterns of the contract', () => {
  // The first of each pair is how the pattern was written before; it takes quadratic time.
  test.each([
    [String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`, String.raw`^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$`],
    [
      String.raw`^[^\u0000-\u001f]*[^\s\u0000-\u001f][^\u0000-\u001f]*$`,
      String.raw`^[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[^\s\u0000-\u001f][^\u0000-\u001f]*$`,
    ],
  ])('accept the texts that %s accepts', (written, rewritten) => {
    const [before, now] = [new RegExp(written, 'u'), new RegExp(rewritten, 'u')];
    const letters = fc.constantFrom('a', '@', '.', ' ', '\t', '\u00a0', 'é');
    const text = fc.array(letters).map((found) => found.join(''));
    const isSame = fc.property(text, (value) => before.test(value) === now.test(value));
    fc.assert(isSame, { numRuns: 5_000 });
  });
});

describe('the linter of regular expressions', () => {
  test.each([
    ["text.replace(/0+$/, '')", '/0+$/'],
    ["new RegExp('^(a+)+$')", '/^(a+)+$/'],
    ["RegExp('\\\\s+$', 'u')", '/\\s+$/u'],
  ])('refuses the planted %s', (code, pattern) => {
    const found = findPatterns('planted.ts', `export const planted = ${code};`);
    expect(found.map((site) => String(site.pattern))).toEqual([pattern]);
    const [site] = found;
    expect(site?.pattern && superlinearFault(site.pattern)).toMatch(/^takes .* time on /);
  });

  test('accepts a linear pattern', () => {
    expect(superlinearFault(/(?<!0)0+$/)).toBeUndefined();
  });

  test('finds a pattern that the file computes, and records it when it is built', async () => {
    const [site] = findPatterns('planted.ts', 'const planted = new RegExp(source);');
    expect(site).toMatchObject({ place: 'planted.ts:1', pattern: undefined });
    const built = await recordPatterns(import.meta.filename, async () => new RegExp(`${'a'}+$`));
    expect(built.map(String)).toEqual(['/a+$/']);
  });
});
