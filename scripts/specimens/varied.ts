import { type FormatName, parseZone } from '../../src/kyc/mrz/index.js';
import { knownIssuers } from '../../src/kyc/mrz/issuers.js';
import { distortions, perspective } from './distort.js';
import { drawPage, type Page } from './draw.js';
import { pageOf } from './people.js';
import { seeded } from './random.js';
import { type Bearer, writeZone } from './write-zone.js';

/*
 * Documents of invented people with varied issuers, formats, print and distortions. The same seed draws the same
 * page.
 */

type Random = () => number;

const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
/** Letters and digits that look alike are as frequent as all other ones together. */
const numberSigns = `${letters}${digits}${'O0Q8BS5I1Z2G6'.repeat(3)}`;

const wordOf = (random: Random, from: string, length: number): string =>
  Array.from({ length }, () => pick(random, [...from])).join('');

const upTo = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (random: Random, from: number, to: number): string =>
  `${upTo(random, from, to)}-${two(upTo(random, 1, 12))}-${two(upTo(random, 1, 28))}`;

const names = (random: Random): string =>
  Array.from({ length: upTo(random, 1, 2) }, () =>
    wordOf(random, `${letters}OOQDI`, upTo(random, 2, 8)),
  ).join(' ');

/** Returns an invalid code of a state: blank, numeric, unlisted, or with a digit instead of a letter. */
const strange: readonly ((random: Random) => string)[] = [
  () => '<<<',
  (random) => wordOf(random, digits, 3),
  (random) => wordOf(random, letters, 3),
  (random) =>
    pick(random, ['D0M', 'R0U', 'C0L', 'GB0', 'DQM', 'USO', 'E5P', '1TA', 'BGD<'.slice(0, 3)]),
];

const known = knownIssuers.map((code) => code.replace(/<+$/, ''));

const codes: Readonly<Record<FormatName, readonly string[]>> = {
  TD1: ['ID', 'I', 'AR', 'C1'],
  TD2: ['ID', 'I', 'A'],
  TD3: ['P', 'PM', 'PD'],
  'MRV-A': ['V', 'VN'],
  'MRV-B': ['V'],
};

export const formatNames: readonly FormatName[] = ['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'];

function bearerOf(random: Random, format: FormatName, nationality: string): Bearer {
  return {
    code: pick(random, codes[format]),
    issuer: random() < 0.8 ? pick(random, known) : nationality,
    nationality,
    lastName: names(random),
    firstName: names(random),
    number: wordOf(random, numberSigns, upTo(random, 6, 9)),
    dateOfBirth: dayOf(random, 1935, 2010),
    expiryDate: dayOf(random, 2027, 2034),
    sex: pick(random, ['F', 'M', 'X'] as const),
    ...(random() < 0.3 && { optional: wordOf(random, numberSigns, 7) }),
  };
}

/** Prints a letter of a name or the number as a similar digit, or vice versa. Check digits do not change. */
function misprinted(random: Random, zone: readonly string[]): string[] {
  const pairs = ['O0', 'I1', 'S5', 'B8', 'Z2', 'G6'];
  const places = zone.flatMap((line, row) =>
    [...line].flatMap((sign, at) => {
      const pair = pairs.find((one) => one.includes(sign));
      return pair === undefined ? [] : [{ row, at, sign: pair.replace(sign, '') }];
    }),
  );
  if (places.length === 0) return [...zone];
  const { at, row, sign } = pick(random, places);
  return zone.map((line, i) => (i === row ? line.slice(0, at) + sign + line.slice(at + 1) : line));
}

export type Kind = 'known' | 'strange' | 'misprinted';

export interface VariedPage {
  readonly page: Page;
  readonly kind: Kind;
  readonly format: FormatName;
  readonly distortion: string;
  draw(): Promise<Buffer>;
}

/** Returns the page of a seed. */
export function variedPage(seed: number): VariedPage {
  const random = seeded(seed);
  const format = pick(random, formatNames);
  const kind = pick(random, ['known', 'known', 'strange', 'strange', 'misprinted'] as const);
  const nationality = kind === 'strange' ? pick(random, strange)(random) : pick(random, known);
  const bearer = bearerOf(random, format, nationality);
  const lines = writeZone(format, bearer);
  const zone = kind === 'misprinted' ? misprinted(random, lines) : lines;
  const page = { ...pageOf({ format, bearer }), zone };
  const [distortion, distort] = pick(random, [
    ...distortions,
    ...[2, 4, 6].map((by) => [`perspective ${by}`, perspective(by / 100)] as const),
  ]);
  const options = {
    seed,
    stroke: Math.round((random() - 0.5) * 24),
    shift: random() * 0.9,
    width: upTo(random, 900, 1500),
  };
  return { page, kind, format, distortion, draw: () => distort(drawPage(page, options)) };
}

/** Returns the fields of the page's MRZ, as a reader should return them. */
export const printedFields = ({ page }: Pick<VariedPage, 'page'>, today: string) =>
  parseZone(page.zone, today);
