import { parseDay } from '../../../kernel/values/time.js';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthNumber = (text: string): string | undefined => {
  const at = months.indexOf(text.slice(0, 3).toLowerCase());
  return at < 0 ? undefined : String(at + 1).padStart(2, '0');
};

/** `1960`, `May 1960`, `02 May 1960`, `1960-05-02` */
function readDate(text: string): string | undefined {
  const iso = /^(\d{4})(-\d{2}(-\d{2})?)?(?=$|T)/.exec(text);
  if (iso) return iso[0];
  const spoken = /^(?:(\d{1,2}) )?(?:([A-Za-z]{3,9})\.? )?(\d{4})$/.exec(text);
  if (!spoken) return undefined;
  const [, day, name, year = ''] = spoken;
  if (name === undefined) return day === undefined ? year : undefined;
  const month = monthNumber(name);
  if (month === undefined) return undefined;
  return day === undefined ? `${year}-${month}` : `${year}-${month}-${day.padStart(2, '0')}`;
}

/** @returns `1960`, `1960-05`, `1960-05-02`, or a range as `1958/1962`; empty for other text */
export function readDates(text: string): string[] {
  const plain = text
    .replace(/^(circa|approximately|between|about)\s+/i, '')
    .replace(/\.$/, '')
    .trim();
  const [from, to] = plain
    .split(/(?<!\s)\s+to\s+|(?<=^\d{4})-(?=\d{4}$)/)
    .map((part) => readDate(part.trim()));
  if (from === undefined) return [];
  const isAround = /^(circa|approximately|about)\b/i.test(text);
  // An approximate day becomes a year, because a difference in days would mean nothing.
  const first = isAround ? from.slice(0, 4) : from;
  return [to === undefined ? first : [first, to].sort().join('/')];
}

/** Returns true for a day of the calendar, such as `2026-02-27`. */
export function isDay(text: string): boolean {
  try {
    return parseDay(text) === text;
  } catch {
    return false;
  }
}
