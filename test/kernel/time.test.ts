import {
  addDays,
  dayBounds,
  dayIn,
  formatInstant,
  isTimeZone,
  parseDateBound,
  parseDay,
  parseDayBound,
  parseInstant,
  systemClock,
} from '../../src/kernel/values/time.js';
import { settableClock } from '../support/clock.js';
import { describe, expect, test } from '../support/jest.js';

const hour = 3_600_000;

function hoursOf(day: string, timeZone: string): number {
  const { from, to } = dayBounds(day, timeZone);
  return (to.getTime() - from.getTime()) / hour;
}

describe('clocks', () => {
  test('can be set to an instant and stand still; their instants cannot be changed from outside', () => {
    const clock = settableClock(new Date('2026-01-31T10:00:00Z'));
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-01-31T10:00:00.000Z');
    clock.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-01-31T10:00:01.500Z');
    clock.set(new Date(0));
    expect(clock.now().getTime()).toBe(0);
  });

  test('can follow the system time', () => {
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
  });
});

describe('formatInstant', () => {
  test.each([
    ['2026-03-29T00:59:59.999Z', 'Europe/Madrid', '2026-03-29T01:59:59.999+01:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Madrid', '2026-03-29T03:00:00.000+02:00'],
    ['2026-01-01T03:00:00.007Z', 'America/Bogota', '2025-12-31T22:00:00.007-05:00'],
    ['2026-01-01T00:00:00.000Z', 'UTC', '2026-01-01T00:00:00.000+00:00'],
    ['2026-01-01T00:00:00.000Z', 'Asia/Kathmandu', '2026-01-01T05:45:00.000+05:45'],
    ['2026-01-01T00:00:00.000Z', 'America/St_Johns', '2025-12-31T20:30:00.000-03:30'],
  ])('%s in %s', (instant, zone, text) => {
    expect(formatInstant(new Date(instant), zone)).toBe(text);
  });

  test('names the same instant in every zone, through every change of clocks', () => {
    let state = 20_260_131;
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (let i = 0; i < 40; i += 1) {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        const instant = Math.floor((state / 2_147_483_648) * 4_102_444_800_000);
        const text = formatInstant(new Date(instant), zone);
        expect(parseInstant(text).getTime()).toBe(instant);
      }
    }
  });

  test('preserves instants before standard time, whose offsets had seconds', () => {
    const old = new Date('1880-05-05T12:00:00.000Z');
    expect(parseInstant(formatInstant(old, 'America/Bogota'))).toEqual(old);
  });
});

describe('dayBounds', () => {
  test.each([
    ['2026-03-29', 'Europe/Madrid', 23],
    ['2026-10-25', 'Europe/Madrid', 25],
    ['2026-06-15', 'Europe/Madrid', 24],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2018-02-17', 'America/Sao_Paulo', 25],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    expect(hoursOf(day, zone)).toBe(hours);
  });

  test('starts at one o’clock where midnight does not exist', () => {
    const { from } = dayBounds('2018-11-04', 'America/Sao_Paulo');
    expect(formatInstant(from, 'America/Sao_Paulo')).toBe('2018-11-04T01:00:00.000-02:00');
  });

  // An independent oracle: the calendar day of Intl on either side of every bound.
  test('agrees with the calendar on every day of a decade in zones with unusual transitions', () => {
    const zones = ['America/Sao_Paulo', 'America/Asuncion', 'Asia/Beirut', 'Africa/Casablanca'];
    for (const zone of [...zones, 'Asia/Tehran', 'America/Havana', 'Pacific/Apia', 'Asia/Gaza']) {
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      for (let day = '2010-01-01'; day < '2020-01-01'; day = addDays(day, 1)) {
        const { from, to } = dayBounds(day, zone);
        if (from.getTime() === to.getTime()) continue;
        const seen = [from.getTime() - 1, from.getTime(), to.getTime() - 1].map((each) =>
          calendar.format(each),
        );
        expect([day, seen[0] !== day, seen[1], seen[2]]).toEqual([day, true, day, day]);
      }
    }
  });

  test('covers days without gap or overlap', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const next = dayBounds(addDays(day, 1), 'America/Santiago');
      expect(dayBounds(day, 'America/Santiago').to).toEqual(next.from);
    }
  });
});

test('dayIn returns the day of the company, not of the host', () => {
  const late = new Date('2026-01-01T04:59:59.999Z');
  expect(dayIn(late, 'America/Bogota')).toBe('2025-12-31');
  expect(dayIn(new Date(late.getTime() + 1), 'America/Bogota')).toBe('2026-01-01');
});

describe('parseInstant', () => {
  test.each([
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31t10:00:00.5z', '2026-01-31T10:00:00.500Z'],
    ['2026-01-31T10:00:00.123456789-05:00', '2026-01-31T15:00:00.123Z'],
    ['2024-02-29T23:59:59+14:00', '2024-02-29T09:59:59.000Z'],
    ['0001-01-02T00:00:00Z', '0001-01-02T00:00:00.000Z'],
    ['9999-12-30T23:59:59Z', '9999-12-30T23:59:59.000Z'],
  ])('reads %s', (text, iso) => {
    expect(parseInstant(text).toISOString()).toBe(iso);
  });

  test.each([
    '2026-02-30T10:00:00Z',
    '2025-02-29T10:00:00Z',
    '2026-01-31T10:00:00',
    '2026-01-31',
    '2026-01-31 10:00:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31T10:60:00Z',
    '2026-01-31T10:00Z',
    '2026-01-31T10:00:00+0500',
    '2026-01-31T10:00:00+24:00',
    '2026-13-01T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+10:00',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59-23:59',
    ' 2026-01-31T10:00:00Z',
    '2026-01-31T10:00:00Z\n',
    'undefined',
    '',
  ])('refuses %j', (text) => {
    expect(() => parseInstant(text)).toThrow(RangeError);
  });
});

test('parseDay refuses days that do not exist', () => {
  expect(parseDay('2024-02-29')).toBe('2024-02-29');
  for (const bad of ['2025-02-29', '2026-02-30', '2026-00-10', '2026-1-1', '0000-01-01', '']) {
    expect(() => parseDay(bad)).toThrow(RangeError);
  }
});

describe('parseDateBound', () => {
  test('reads a day alone as the whole day of the company, even one of 25 hours', () => {
    const from = parseDateBound('2026-10-25', 'Europe/Madrid', 'from');
    const to = parseDateBound('2026-10-25', 'Europe/Madrid', 'to');
    expect(from.toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(to.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  test('reads an instant as inclusive on both sides', () => {
    const text = '2026-01-31T10:00:00.123Z';
    expect(parseDateBound(text, 'America/Bogota', 'from').getTime()).toBe(Date.parse(text));
    expect(parseDateBound(text, 'America/Bogota', 'to').getTime()).toBe(Date.parse(text) + 1);
  });

  test('refuses a time without offset', () => {
    expect(() => parseDateBound('2026-01-31T10:00:00', 'UTC', 'to')).toThrow('offset');
  });
});

test('parseDayBound never shifts a calendar day by the zone', () => {
  expect(parseDayBound('2026-01-31', 'Pacific/Kiritimati')).toBe('2026-01-31');
  expect(parseDayBound('2026-01-31T02:00:00Z', 'America/Bogota')).toBe('2026-01-30');
});

test('parseDayBound refuses an instant whose day in the zone is before year 1 or after year 9999', () => {
  expect(() => parseDayBound('0001-01-01T00:00:00Z', 'America/Bogota')).toThrow(RangeError);
  expect(() => parseDayBound('9999-12-31T23:59:59Z', 'Pacific/Kiritimati')).toThrow(RangeError);
});

test('isTimeZone accepts names, not offsets', () => {
  expect(['America/Bogota', 'UTC', 'Europe/Madrid'].every(isTimeZone)).toBe(true);
  expect(['+02:00', 'Mars/Olympus', '', 'EST5EDT4'].some(isTimeZone)).toBe(false);
});

test('addDays crosses months, leap days and years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
