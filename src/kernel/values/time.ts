import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Returns the time. Tests and TEST_CLOCK replace it. */
export interface Clock {
  now(): Date;
}

/** A clock that stands still until it is told otherwise. */
export interface SettableClock extends Clock {
  set(instant: Date): void;
  advance(milliseconds: number): void;
}

export const systemClock: Clock = { now: () => new Date() };

export function settableClock(start: Date): SettableClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** By UTC day; undefined on a day on which the clocks change. */
  readonly offsets: Map<number, number | undefined>;
}

/** A formatter costs about 40 µs and some kilobytes to make; the zones of all companies are few. */
const zones = new Map<string, Zone>();
const maxDaysPerZone = 4_000;

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    zone = { format, offsets: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}

/** `1/31/2026, GMT-05:00`; before standard time `GMT-04:56:16`; at no offset plain `GMT`. */
const longOffset = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

function lookUpOffset(format: Intl.DateTimeFormat, instant: number): number {
  const parts = longOffset.exec(format.format(instant));
  if (!parts) return 0;
  const [, sign, hours, minutes, seconds = '0'] = parts;
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * secondMs;
  return sign === '-' ? -size : size;
}

/** Milliseconds by which the zone's wall clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const { format, offsets } = zoneOf(timeZone);
  const day = Math.floor(instant / dayMs);
  let offset = offsets.get(day);
  if (offset === undefined && !offsets.has(day)) {
    const atStart = lookUpOffset(format, day * dayMs);
    offset = atStart === lookUpOffset(format, (day + 1) * dayMs) ? atStart : undefined;
    if (offsets.size >= maxDaysPerZone) offsets.clear();
    offsets.set(day, offset);
  }
  return offset ?? lookUpOffset(format, instant);
}

/** True for a zone name this runtime knows, `America/Bogota`; an offset such as `+02:00` is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

const digits: readonly string[] = Array.from({ length: 60 }, (_, value) => twoDigits(value));

/** A page of records needs the same few days and offsets over and over. */
const dayTexts = new Map<number, string>();
const offsetTexts = new Map<number, string>();

function dayText(day: number): string {
  let text = dayTexts.get(day);
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, -14);
    if (dayTexts.size >= maxDaysPerZone) dayTexts.clear();
    dayTexts.set(day, text);
  }
  return text;
}

function offsetText(minutes: number): string {
  let text = offsetTexts.get(minutes);
  if (text === undefined) {
    const size = Math.abs(minutes);
    text = `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
    offsetTexts.set(minutes, text);
  }
  return text;
}

/** `HH:MM:SS.mmm` */
function timeText(ofDay: number): string {
  const hour = Math.floor(ofDay / hourMs);
  const minute = Math.floor((ofDay % hourMs) / minuteMs);
  const second = Math.floor((ofDay % minuteMs) / secondMs);
  const fraction = String((ofDay % secondMs) + secondMs).slice(1);
  return `${digits[hour]}:${digits[minute]}:${digits[second]}.${fraction}`;
}

/**
 * RFC 3339 with milliseconds and the zone's own offset: `2026-03-29T03:00:00.000+02:00`.
 * Lists write two a row, so it is put together from texts at hand instead of through a Date.
 */
export function formatInstant(date: Date, timeZone: string): string {
  const instant = date.getTime();
  // RFC 3339 knows no seconds in an offset, as zones had before standard time.
  const minutes = Math.round(offsetAt(instant, timeZone) / minuteMs);
  const wall = instant + minutes * minuteMs;
  const day = Math.floor(wall / dayMs);
  return `${dayText(day)}T${timeText(wall - day * dayMs)}${offsetText(minutes)}`;
}

/** The calendar day, `YYYY-MM-DD`, that a wall calendar in the zone shows at an instant. */
export function dayIn(date: Date, timeZone: string): string {
  const instant = date.getTime();
  return dayText(Math.floor((instant + offsetAt(instant, timeZone)) / dayMs));
}

/** The first instant of (`low`, `high`] that has the offset of `high`. */
function changeBetween(low: number, high: number, timeZone: string): number {
  const target = offsetAt(high, timeZone);
  let before = Math.floor(low / secondMs);
  let after = Math.ceil(high / secondMs);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * secondMs, timeZone) === target) after = middle;
    else before = middle;
  }
  return after * secondMs;
}

function startOfDay(day: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00.000Z`);
  const early = wall - offsetAt(wall - dayMs, timeZone);
  if (early + offsetAt(early, timeZone) === wall) return early;
  const late = wall - offsetAt(wall + dayMs, timeZone);
  if (late + offsetAt(late, timeZone) === wall) return late;
  // Midnight was skipped: the day starts when the clocks were put forward.
  return changeBetween(Math.min(early, late), Math.max(early, late), timeZone);
}

/** A calendar day of a zone as [from, to): 23 or 25 hours when the clocks change, none if skipped. */
export function dayBounds(day: string, timeZone: string): { from: Date; to: Date } {
  const from = startOfDay(parseDay(day), timeZone);
  return { from: new Date(from), to: new Date(startOfDay(addDays(day, 1), timeZone)) };
}

/** The number of a day since 1970-01-01; NaN for a text that is no date of ISO 8601. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) / dayMs;

/** @throws {RangeError} unless the text is a day of the calendar, `YYYY-MM-DD` */
export function parseDay(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text) : Number.NaN;
  // Date.parse takes the 30th of February for a day of March.
  const exists = !Number.isNaN(day) && dayText(day) === text && text >= '0001';
  if (!exists) throw new RangeError(`"${text}" is not a day of the calendar, YYYY-MM-DD`);
  return text;
}

const rfc3339 =
  /^(\d{4}-\d\d-\d\d)[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Beyond these an instant has no form in RFC 3339 in some time zone, and no reply could show it. */
const [firstInstant, lastInstant] = [
  Date.parse('0001-01-02T00:00:00.000Z'),
  Date.parse('9999-12-30T23:59:59.999Z'),
];

/**
 * An RFC 3339 instant, in every time zone of the years 1 to 9999. The offset is required, days must exist, digits beyond
 * milliseconds are dropped.
 *
 * @throws {RangeError} for anything else
 */
export function parseInstant(text: string): Date {
  const parts = rfc3339.exec(text);
  if (!parts) {
    throw new RangeError(
      `"${text}" is not an instant with an offset, such as 2026-01-31T08:30:00-05:00`,
    );
  }
  const [, day = '', time = '', fraction = '', offset = ''] = parts;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const instant = Date.parse(`${parseDay(day)}T${time}.${milliseconds}${offset.toUpperCase()}`);
  if (instant < firstInstant || instant > lastInstant) {
    throw new RangeError(`"${text}" is before the year 1 or after the year 9999`);
  }
  return new Date(instant);
}

function isDayText(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/**
 * One side of a filter on instants, to be used as `at >= from AND at < to`. A day alone means the
 * whole company day; an instant is meant inclusively, so `to` is the millisecond after it.
 *
 * @throws {RangeError} for a time without offset or a day that does not exist
 */
export function parseDateBound(text: string, timeZone: string, side: 'from' | 'to'): Date {
  if (isDayText(text)) return dayBounds(text, timeZone)[side];
  const instant = parseInstant(text);
  return side === 'from' ? instant : new Date(instant.getTime() + 1);
}

/**
 * One side of a filter on calendar days, inclusive: a day stays as it is, an instant becomes the
 * company's day at that instant.
 *
 * @throws {RangeError} as `parseDateBound`
 */
export function parseDayBound(text: string, timeZone: string): string {
  // At either end of the calendar the company's day may lie outside of it.
  return parseDay(isDayText(text) ? text : dayIn(parseInstant(text), timeZone));
}

/** The day so many days later, or earlier. Arithmetic of the calendar, no zone in it. */
export function addDays(day: string, days: number): string {
  return dayText(dayNumber(parseDay(day)) + days);
}

/** The last day of the month after the day's own. */
export function endOfNextMonth(day: string): string {
  return dayjs.utc(parseDay(day)).add(1, 'month').endOf('month').format('YYYY-MM-DD');
}

/** Calendar days from one to the other; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
