import fc from 'fast-check';
import { type Bearer, writeZone } from '../../scripts/specimens/write-zone.js';
import { countries } from '../../src/kernel/values/countries.js';
import {
  checkDigit,
  countryOf,
  type FormatName,
  formats,
  parseZone,
} from '../../src/kyc/mrz/index.js';
import { describe, expect, test } from '../support/jest.js';

const today = '2026-01-31';
/** Returns names short enough that the narrowest field ends in a filler; a full field may be truncated. */
const name = fc
  .array(fc.stringMatching(/^[A-Z]{2,6}$/), { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '));
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const formatName = fc.constantFrom<FormatName>('TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B');
const codes: Readonly<Record<FormatName, string>> = {
  TD1: 'ID',
  TD2: 'I',
  TD3: 'P',
  'MRV-A': 'V',
  'MRV-B': 'V',
};
const person = fc.record({
  issuer: fc.constantFrom('DOM', 'USA', 'D', 'ESP', 'GBR'),
  nationality: fc.constantFrom('DOM', 'USA', 'D', 'ESP', 'GBD'),
  lastName: name,
  firstName: name,
  number: fc.stringMatching(/^[A-Z0-9]{5,9}$/),
  dateOfBirth: day('1930-01-01', '2026-01-31'),
  expiryDate: day('2000-01-01', '2050-12-31'),
  sex: fc.constantFrom<Bearer['sex']>('F', 'M', 'X'),
});
const bearerOf = (format: FormatName, who: Omit<Bearer, 'code'>): Bearer => ({
  code: codes[format],
  ...who,
});

describe('parseZone', () => {
  test('reads back every written zone', () => {
    fc.assert(
      fc.property(formatName, person, (format, who) => {
        const zone = parseZone(writeZone(format, bearerOf(format, who)), today);
        expect(zone).toMatchObject({
          format,
          isValid: true,
          areNamesCut: false,
          code: codes[format],
          lastName: who.lastName,
          firstName: who.firstName,
          documentNumber: who.number,
          dateOfBirth: who.dateOfBirth,
          expiryDate: who.expiryDate,
          gender: { F: 'female', M: 'male', X: 'other' }[who.sex],
          issuingCountry: countryOf(who.issuer),
          nationality: countryOf(who.nationality),
        });
      }),
    );
  });

  test('detects every changed digit that a check digit covers', () => {
    fc.assert(
      fc.property(
        formatName,
        person,
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (format, who, at, by) => {
          const lines = writeZone(format, bearerOf(format, who));
          const { checks } = formats[format];
          const covered = checks.flatMap(({ over, line, at: own }) => [
            ...over.flatMap((p) =>
              Array.from({ length: p.end - p.start }, (_, i) => ({
                line: p.line,
                at: p.start + i,
              })),
            ),
            { line, at: own },
          ]);
          const digits = covered.filter((p) => /\d/.test(lines[p.line]?.charAt(p.at) ?? ''));
          const target = digits[at % digits.length];
          if (target === undefined) throw new Error('A zone without digits');
          const old = lines[target.line] ?? '';
          const other = String((Number(old.charAt(target.at)) + by) % 10);
          lines[target.line] = old.slice(0, target.at) + other + old.slice(target.at + 1);
          expect(parseZone(lines, today)?.isValid).toBe(false);
        },
      ),
    );
  });

  test('reads the rest of a document number of more than nine characters from the optional field', () => {
    const who: Bearer = {
      code: 'ID',
      issuer: 'BEL',
      nationality: 'BEL',
      lastName: 'DOE',
      firstName: 'JO',
      number: '592123456789',
      dateOfBirth: '1990-05-17',
      expiryDate: '2030-01-01',
      sex: 'F',
    };
    for (const format of ['TD1', 'TD2'] as const) {
      const zone = parseZone(writeZone(format, who), today);
      expect(zone).toMatchObject({ documentNumber: '592123456789', isValid: true });
    }
  });

  test('places a two-digit birth year in the past and an expiry year near today', () => {
    const who: Bearer = {
      code: 'P',
      issuer: 'DOM',
      nationality: 'DOM',
      lastName: 'DOE',
      firstName: '',
      number: 'A1',
      dateOfBirth: '1926-02-01',
      expiryDate: '1999-12-31',
      sex: 'X',
    };
    expect(parseZone(writeZone('TD3', who), today)).toMatchObject({
      dateOfBirth: '1926-02-01',
      expiryDate: '1999-12-31',
      firstName: null,
      gender: 'other',
    });
    const born = { ...who, dateOfBirth: '2026-01-30' };
    expect(parseZone(writeZone('TD3', born), today)?.dateOfBirth).toBe('2026-01-30');
  });

  test('returns null for an impossible date and for a partly unknown one', () => {
    const lines = ['P<DOMDOE<<JO'.padEnd(44, '<'), ''];
    const second = (birth: string) =>
      `A1<<<<<<<${checkDigit('A1')}DOM${birth}${checkDigit(birth)}F3001019`.padEnd(44, '<');
    for (const birth of ['900230', '90<<<<', '901301']) {
      expect(parseZone([lines[0] ?? '', second(birth)], today)?.dateOfBirth).toBeNull();
    }
  });

  test('reports names that fill their field as possibly truncated', () => {
    const who: Bearer = {
      code: 'P',
      issuer: 'DOM',
      nationality: 'DOM',
      number: 'A1',
      sex: 'F',
      lastName: 'A'.repeat(20),
      firstName: 'B'.repeat(30),
      dateOfBirth: '1990-05-17',
      expiryDate: '2030-01-01',
    };
    expect(parseZone(writeZone('TD3', who), today)).toMatchObject({
      areNamesCut: true,
      isValid: true,
      firstName: 'B'.repeat(17),
    });
  });

  test.each([
    ['no lines', []],
    ['one line', ['P'.padEnd(44, '<')]],
    ['lines of another length', ['P'.padEnd(43, '<'), 'A'.padEnd(43, '<')]],
    ['lines of two lengths', ['P'.padEnd(44, '<'), 'A'.padEnd(36, '<')]],
    ['other characters', ['P'.padEnd(44, '<'), 'a'.padEnd(44, '<')]],
  ])('returns undefined for %s', (_case, lines) => {
    expect(parseZone(lines, today)).toBeUndefined();
  });
});

describe('check digits', () => {
  test('have the weights 7, 3 and 1', () => {
    expect([checkDigit('900517'), checkDigit(''), checkDigit('A<<1')]).toEqual(['8', '0', '7']);
  });
});

describe('countryOf', () => {
  test('maps the three letters of each country, and null for codes without a country', () => {
    expect(['D', 'D<<', 'GBD', 'DOM', 'USA'].map(countryOf)).toEqual([
      'de',
      'de',
      'gb',
      'do',
      'us',
    ]);
    expect(['UTO', 'XXA', 'EUE', 'QQQ', '<<<'].map(countryOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('covers every country', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = letters.flatMap((a) =>
      letters.flatMap((b) => letters.map((c) => countryOf(a + b + c))),
    );
    const known = new Set(all.filter((country) => country !== null));
    expect([...known].map((country) => country.toUpperCase()).sort()).toEqual(
      [...countries].sort(),
    );
  });
});
