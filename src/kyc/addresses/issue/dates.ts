import { plain } from '../reading/plain.js';

/** A day found in a text, such as `2026-01-15`. */
export interface WrittenDay {
  readonly day: string;
  /** The second reading, if day and month are ambiguous. */
  readonly otherwise: string | undefined;
  /** Position in the plain text. */
  readonly at: number;
  readonly length: number;
}

/** The number that comes first if both can be a month; undefined if the document does not show it. */
export type DayOrder = 'day' | 'month' | undefined;

const months: readonly (readonly string[])[] = [
  ['enero', 'january', 'ene', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['abril', 'april', 'abr', 'apr'],
  ['mayo', 'may'],
  ['junio', 'june', 'jun'],
  ['julio', 'july', 'jul'],
  ['agosto', 'august', 'ago', 'aug'],
  ['septiembre', 'setiembre', 'september', 'sept', 'sep', 'set'],
  ['octubre', 'october', 'oct'],
  ['noviembre', 'november', 'nov'],
  ['diciembre', 'december', 'dic', 'dec'],
];
const monthNumbers = new Map(
  months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
const monthName = `(?<name>${[...monthNumbers.keys()].join('|')})\\.?`;
const year = '(?<year>(?:19|20)\\d\\d|\\d\\d)';
const fullYear = '(?<year>(?:19|20)\\d\\d)';
const day = '(?<day>\\d{1,2})';

/** Patterns for plain text. The first pattern that matches at a place is used. */
const notations = [
  `${fullYear}[-/.](?<month>\\d{1,2})[-/.]${day}`,
  `(?<first>\\d{1,2})(?<mark>[-/.])(?<second>\\d{1,2})\\k<mark>${year}`,
  `${day}(?:st|nd|rd|th|º|o)?(?: de | of |[ ./-]+)${monthName}(?: de | del |,? +|[./-])${year}`,
  `${monthName} +${day}(?:st|nd|rd|th)?,?(?: de | del | +)${fullYear}`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}/.-])${source}(?![\\p{L}\\p{N}/-])`, 'gu'));

const isoDay = (y: number, month: number, date: number): string | undefined => {
  const text = [String(y).padStart(4, '0'), String(month).padStart(2, '0')];
  const iso = [...text, String(date).padStart(2, '0')].join('-');
  const instant = new Date(`${iso}T00:00:00.000Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
};

interface DateReading {
  readonly day: string;
  readonly otherwise?: string | undefined;
}

/** `03/04/2026`: returns both readings if the order is unknown and both are days. */
function numeric(
  y: number,
  first: number,
  second: number,
  order: DayOrder,
): DateReading | undefined {
  const [dayFirst, monthFirst] = [isoDay(y, second, first), isoDay(y, first, second)];
  const [likely, other] =
    order === 'month' ? [monthFirst, dayFirst] : ([dayFirst, monthFirst] as const);
  if (likely === undefined) return other === undefined ? undefined : { day: other };
  return order === undefined && other !== likely
    ? { day: likely, otherwise: other }
    : { day: likely };
}

function readingOf(
  groups: Readonly<Record<string, string | undefined>>,
  order: DayOrder,
): DateReading | undefined {
  const short = Number(groups['year']);
  const y = short < 100 ? 2000 + short : short;
  if (groups['first'] !== undefined) {
    return numeric(y, Number(groups['first']), Number(groups['second']), order);
  }
  const month = monthNumbers.get(groups['name'] ?? '') ?? Number(groups['month']);
  const found = isoDay(y, month, Number(groups['day']));
  return found === undefined ? undefined : { day: found };
}

/** Returns all days in a text in the forms of English and Spanish. */
export function daysIn(text: string, order: DayOrder): WrittenDay[] {
  const searched = plain(text);
  const found: WrittenDay[] = [];
  for (const notation of notations) {
    for (const match of searched.matchAll(notation)) {
      const reading = readingOf(match.groups ?? {}, order);
      const [at, length] = [match.index, match[0].length];
      const isTaken = found.some((known) => at < known.at + known.length && known.at < at + length);
      if (reading === undefined || isTaken) continue;
      found.push({ day: reading.day, otherwise: reading.otherwise, at, length });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
