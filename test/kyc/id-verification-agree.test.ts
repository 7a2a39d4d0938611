import sharp, { type Sharp } from 'sharp';
import { drawPage } from '../../scripts/specimens/draw.js';
import { greyOf } from '../../src/kyc/images/child/index.js';
import { captureQuality } from '../../src/kyc/images/index.js';
import { parseZone } from '../../src/kyc/mrz/index.js';
import {
  agreement,
  differingCodes,
  hasDay,
  hasNames,
  hasNumber,
  printedOf,
} from '../../src/kyc/reading/agree.js';
import { passport } from '../support/documents/pictures.js';
import { describe, expect, test } from '../support/jest.js';

const read = (lines: readonly string[], mode: 'mrz' | 'text' = 'text') =>
  printedOf({ lines: lines.map((text) => ({ text, confidence: 90 })) }, mode);

const named = (lastName: string | null, firstName: string | null, areNamesCut = false) => ({
  lastName,
  firstName,
  areNamesCut,
});

describe('hasNames: the names of the zone in the printed text', () => {
  test.each([
    ['in any order', ['Ana Xiomara', 'REYES QUEZADA'], true],
    ['on one line', ['Reyes Quezada, Ana Xiomara'], true],
    ['with accents', ['REYÉS QUEZADA', 'ANA XIOMARÁ'], true],
    ['of another person', ['REYES QUEZADA', 'ANA XENIA'], false],
    ['as a part of longer ones', ['REYESON QUEZADA', 'ANA XIOMARA'], false],
    ['on lines of the zone only', ['P<DOMREYES<QUEZADA<<ANA<XIOMARA<<<'], false],
  ])('%s', (_case, lines, isThere) => {
    expect(hasNames(read(lines), named('REYES QUEZADA', 'ANA XIOMARA'))).toBe(isThere);
  });

  test('accepts letters that the zone transliterates with two', () => {
    expect(hasNames(read(['Jörg MÜLLER']), named('MUELLER', 'JOERG'))).toBe(true);
    expect(hasNames(read(['Jörg MÜLLER']), named('MULLER', 'JORG'))).toBe(true);
  });

  test('lets the last word of truncated names continue in print', () => {
    const printed = read(['VANDERMEULENHOF', 'WILHELMINA JOSEPHINE']);
    expect(hasNames(printed, named('VANDERMEULENHOF', 'WILHELMINA JOSE', true))).toBe(true);
    expect(hasNames(printed, named('VANDERMEULENHOF', 'WILHELMINA JOSE'))).toBe(false);
  });

  test('accepts the names from a second reader of the zone', () => {
    const zone = read(['P<DOMREYES<QUEZADA<<ANA<XIOMARA<<<<<', 'RD40982171DOM9005178F31'], 'mrz');
    expect(hasNames(zone, named('REYES QUEZADA', 'ANA XIOMARA'))).toBe(true);
    expect(hasNames(zone, named('REYES', 'EVA'))).toBe(false);
  });
});

describe('differingCodes of a second reader of the zone', () => {
  const lines = passport().zone;
  const zone = parseZone(lines, '2026-01-31');
  test.each([
    ['agrees', lines, 0],
    ['reads another nationality', lines.map((line) => line.replace('1DOM9', '1DQM9')), 1],
    ['cannot read the line', lines.map((line) => line.slice(3)), 0],
  ])('counts the codes that differ when it %s', (_case, others, count) => {
    if (zone === undefined) throw new Error('The page has no zone');
    expect(differingCodes(read(others, 'mrz'), zone)).toBe(count);
  });
});

describe('agreement of the printed text with the zone', () => {
  const fields = {
    ...named('REYES', 'ANA'),
    documentNumber: 'RD4098217',
    dateOfBirth: '1990-05-17',
  };
  const same = { names: 'same', number: 'same', 'day of birth': 'same' };
  const page = ['Surname', 'REYES', 'Given names', 'ANA', 'Document No.', 'RD4098217'];
  const whole = [...page, 'Date of birth: 17.05.1990'];
  const swap = (from: string, to: string) => whole.map((line) => line.replace(from, to));
  test.each([
    ['the same data', whole, {}],
    ['another name', swap('REYES', 'ORTIZ'), { names: 'other' }],
    ['a missing name', swap('REYES', ''), { names: 'unread' }],
    ['another number', swap('RD4098217', 'RD4098218'), { number: 'other' }],
    ['another day', swap('17.05.1990', '17.05.1980'), { 'day of birth': 'other' }],
    ['an unreadable day', swap('17.05.1990', 'l7 0S l99O'), { 'day of birth': 'unread' }],
  ])('compares names, number and day of birth: %s', (_case, lines, differing) => {
    expect(agreement(read(lines), fields)).toEqual({ ...same, ...differing });
  });

  test('reports an uncertain reading as unread, not as a contradiction', () => {
    const lines = swap('17.05.1990', '17.05.1980').map((text) => ({ text, confidence: 60 }));
    expect(agreement(printedOf({ lines }, 'text'), fields)).toMatchObject({
      'day of birth': 'unread',
    });
  });
});

describe('hasDay and hasNumber in the printed text', () => {
  test.each([
    '17.05.1990',
    '17 MAY / MAI 1990',
    '17 MAY 90',
    '1990-05-17',
    '05/17/1990',
    'May 17, 1990',
    'Nacimiento: 17 mayo 1990',
    '17051990',
  ])('accept %s as the day', (line) => {
    expect(hasDay(read([line]), '1990-05-17')).toBe(true);
  });

  test.each(['17.05.1980', '18.05.1990', '117.05.1990', '17 JUN 1990'])(
    'reject %s as the day',
    (line) => {
      expect(hasDay(read([line]), '1990-05-17')).toBe(false);
    },
  );

  test('accept a number with letters and digits that look alike', () => {
    expect(hasNumber(read(['No. RD 4O98217']), 'RD4098217')).toBe(true);
    expect(hasNumber(read(['No. RD 4098218']), 'RD4098217')).toBe(false);
  });
});

describe('captureQuality', () => {
  const faults = async (change: (image: Sharp) => Sharp) => {
    const png = drawPage(passport(), { seed: 2 });
    const image = await change(sharp(png)).png().toBuffer();
    const { height, width } = await sharp(image).metadata();
    return captureQuality(await greyOf(image, 1_000), { width, height }).faults;
  };

  test('reports nothing for a good picture, with or without a table around it', async () => {
    expect(await faults((image) => image)).toEqual([]);
    expect(await faults((image) => image.rotate(4, { background: '#554433' }))).toEqual([]);
  });

  test('reports blurred, dark and small pictures, and glare', async () => {
    expect(await faults((image) => image.blur(4))).toEqual(['BLURRED']);
    expect(await faults((image) => image.blur(2.2))).toEqual(['SOFT']);
    expect(await faults((image) => image.linear(0.2, 0))).toContain('DARK');
    expect(await faults((image) => image.resize({ width: 500 }))).toEqual(['SMALL']);
    expect(await faults((image) => image.resize({ width: 300 }))).toEqual(['TOO_SMALL']);
    const lamp = Buffer.from(
      '<svg width="1250" height="880"><circle cx="700" cy="350" r="120" fill="#fff"/></svg>',
    );
    expect(await faults((image) => image.composite([{ input: lamp }]))).toContain('GLARE');
  });
});
