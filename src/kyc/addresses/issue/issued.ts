import type { PlacedLine } from '../../text/index.js';
import { plain } from '../reading/plain.js';
import { type DayOrder, daysIn, type WrittenDay } from './dates.js';

/** The day of issue of a document and its certainty. */
export interface IssueDay {
  readonly day: string;
  /** No label near it says that it is the day of issue. */
  readonly isGuess: boolean;
  /** Its other reading is a day in the future. */
  readonly isUnclear: boolean;
}

const issued =
  /(fecha (de |del )?(la )?(emision|expedicion|factura(cion)?|corte|impresion|estado|documento|carta)|emitid[ao]|expedid[ao]|issued?( date| on)?\b|date (of )?(issued?|bill|statement|letter|invoice)|(bill(ing)?|invoice|statement|letter|notice|closing|print) date|\bdated\b)/;
const otherDay =
  /(venc|limite|pag(o|ar|ue|ado)\b|antes del?|due|pay(ment)?\b|paid|proxim|next|nacimiento|birth|valid|expir|suspension|lectura|reading|desde|from|transac|last|ultim|registr|since|member|contrato)/;
const period = /(period|ciclo|cycle|consumo|hasta|\bto\b|\bal\b)/;
const plainLabel = /^(fecha|date)\W*$/;

/** `Santo Domingo, 15 de enero de 2026`: the head of a letter. */
const letterHead = /^(?:[\p{L}.]+[ ,]+){0,4}[\p{L}.]*,?$/u;

const ranks = ['issued', 'date', 'period', 'other'] as const;
type Rank = (typeof ranks)[number];

interface Candidate extends WrittenDay {
  readonly rank: Rank;
}

/** Returns the text before a date: on its line, or where a label of it may be. */
function labelOf(lines: readonly PlacedLine[], line: PlacedLine, at: number): string {
  const before = plain(line.text).slice(0, at).trim();
  if (before !== '') return before;
  const left = lines.filter(({ box, row }) => row === line.row && box.x < line.box.x);
  const above = lines.filter(
    (other) =>
      other.page === line.page &&
      other.row === line.row - 1 &&
      Math.abs(other.box.x - line.box.x) < 0.08,
  );
  return plain(left.at(-1)?.text ?? above.at(-1)?.text ?? '');
}

function rankOf(label: string, line: PlacedLine, { length }: WrittenDay): Rank | undefined {
  if (otherDay.test(label) && !issued.test(label)) return undefined;
  if (issued.test(label)) return 'issued';
  if (period.test(label)) return 'period';
  if (plainLabel.test(label)) return 'date';
  const isAlone = plain(line.text).length - length < 40;
  return isAlone && letterHead.test(label) ? 'date' : 'other';
}

function candidatesIn(lines: readonly PlacedLine[], order: DayOrder): Candidate[] {
  return lines.flatMap((line) => {
    let from = 0;
    return daysIn(line.text, order).flatMap((written): Candidate[] => {
      const label =
        from === 0
          ? labelOf(lines, line, written.at)
          : plain(line.text).slice(from, written.at).trim();
      from = written.at + written.length;
      const rank = rankOf(label, line, written);
      return rank === undefined ? [] : [{ ...written, rank }];
    });
  });
}

const earlier = (a: string, b: string | undefined): string => (b === undefined || a < b ? a : b);

/**
 * Returns the day of issue: the older one of several likely days, and of two readings of a day.
 *
 * @param today  a reading after this day is less likely
 */
export function issueDayOf(
  lines: readonly PlacedLine[],
  order: DayOrder,
  today: string,
): IssueDay | undefined {
  const candidates = candidatesIn(lines, order);
  const rank = ranks.find((wanted) => candidates.some((found) => found.rank === wanted));
  const best = candidates.filter((found) => found.rank === rank);
  const read = best.map(({ day, otherwise }) => ({
    day: earlier(day, otherwise),
    isUnclear: otherwise !== undefined && (day > today || otherwise > today),
  }));
  // A bill is issued at the end of its period.
  const [first, ...others] = read;
  if (first === undefined) return undefined;
  const chosen = others.reduce((known, next) => {
    const isBetter = rank === 'period' ? next.day > known.day : next.day < known.day;
    return isBetter ? next : known;
  }, first);
  return { ...chosen, isGuess: rank === 'other' || rank === 'period' };
}
